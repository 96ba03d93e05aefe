import type { Problem } from './plan-orders.ts'

/** An order that is refused where it is to be written. The import reports it. */
export class RefusedOrder extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}
