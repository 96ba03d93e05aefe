/** Why a row or a file is not imported: a code for programs, and a sentence. */
export interface Problem {
  code: string
  message: string
  /** The ticket, price, question, field, column or other row that it is about. */
  about?: string
}

/** An order that is refused where it is to be written. The import reports it. */
export class RefusedOrder extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}
