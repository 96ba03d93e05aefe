import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../app-error.ts'

/** Why one item of a transaction was refused, in DynamoDB's words: None, ConditionalCheckFailed, TransactionConflict … */
export type TransactionRefusal = string

/** Pauses before another attempt: full jitter, so that rivals for one item spread out. */
export async function backOff(attempt: number): Promise<void> {
  await sleep(Math.random() * Math.min(400, 10 * 2 ** attempt))
}

interface TransactionAnswer {
  canceled: boolean
  data: readonly { rejected: boolean; code?: string }[]
}

const attempts = 12

/**
 * Runs a transaction until it is accepted or refused by a condition. Conflicts with other transactions are retried
 * with jitter. Answers null when accepted, else one refusal code per item. Error: `server.busy` when conflicts do not end.
 */
export async function transact(run: () => Promise<TransactionAnswer>): Promise<TransactionRefusal[] | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const refusals = await attemptOnce(run)
    if (refusals === null) return null
    if (refusals.includes('ConditionalCheckFailed')) return refusals
    await backOff(attempt)
  }
  throw new AppError('server.busy')
}

async function attemptOnce(run: () => Promise<TransactionAnswer>): Promise<TransactionRefusal[] | null> {
  try {
    const answer = await run()
    return answer.canceled ? answer.data.map(({ code }) => code ?? 'None') : null
  } catch (error) {
    if (isConflict(error)) return ['TransactionConflict']
    throw error
  }
}

function isConflict(error: unknown): boolean {
  const names = [nameOf(error), nameOf(error instanceof Error ? error.cause : undefined)]
  return names.some(
    (name) => name === 'TransactionInProgressException' || name === 'TransactionConflictException',
  )
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

/** True when a single conditional write was refused by its own condition. */
export function isConditionRefused(error: unknown): boolean {
  const names = [nameOf(error), nameOf(error instanceof Error ? error.cause : undefined)]
  return names.includes('ConditionalCheckFailedException')
}
