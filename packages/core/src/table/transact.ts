import { untilWritten } from './until-written.ts'

/** Why one item of a transaction was refused, in DynamoDB's words: None, ConditionalCheckFailed, TransactionConflict … */
export type TransactionRefusal = string

interface TransactionAnswer {
  canceled: boolean
  data: readonly { rejected: boolean; code?: string }[]
}

const usualTries = 12

/**
 * Runs a transaction until it is accepted or refused by a condition. Conflicts with other transactions are retried
 * with jitter. Answers null when accepted, else one refusal code per item. Error: `server.busy` when conflicts do not end.
 */
export function transact(
  run: () => Promise<TransactionAnswer>,
  { tries = usualTries }: { tries?: number } = {},
): Promise<TransactionRefusal[] | null> {
  return untilWritten(
    async () => {
      const refusals = await transactOnce(run)
      return refusals === null || refusals.includes('ConditionalCheckFailed') ? refusals : 'lost'
    },
    { tries },
  )
}

/**
 * Runs a transaction once, for who has something better to do after a conflict than to ask for the same items again. Answers
 * null when accepted, else one refusal code per item; a single one where DynamoDB names no items.
 */
export async function transactOnce(
  run: () => Promise<TransactionAnswer>,
): Promise<TransactionRefusal[] | null> {
  try {
    const answer = await run()
    return answer.canceled ? answer.data.map(({ code }) => code ?? 'None') : null
  } catch (error) {
    if (isConflict(error)) return ['TransactionConflict']
    throw error
  }
}

/** True when a write met a transaction that was running on the same item: nothing was written. */
export function isConflict(error: unknown): boolean {
  return namesOf(error).some(
    (name) => name === 'TransactionInProgressException' || name === 'TransactionConflictException',
  )
}

/** True when a single conditional write was refused by its own condition. */
export function isConditionRefused(error: unknown): boolean {
  return namesOf(error).includes('ConditionalCheckFailedException')
}

/** True when DynamoDB will never do what was asked, because of its size or form. */
export function isInvalidWrite(error: unknown): boolean {
  return namesOf(error).includes('ValidationException')
}

/** An error's name, and that of what ElectroDB wrapped. */
function namesOf(error: unknown): string[] {
  return error instanceof Error ? [error.name, ...namesOf(error.cause)] : []
}
