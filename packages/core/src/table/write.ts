import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Message, MessageType } from '@foyer/contracts/message'
import { ulid } from 'ulid'
import type * as z from 'zod'
import { currentTrace, noteAudited } from '../trace.ts'
import { AppError } from '../verb.ts'

const usualTries = 8
const usualFirstPauseMilliseconds = 10
const usualPauseMilliseconds = 400
/** Less than a function may take, so that its caller gets an answer. */
const usualMilliseconds = 20_000

interface Bounds {
  tries?: number
  /** The first pause lasts up to this long, each further one up to twice as long. */
  firstPauseMilliseconds?: number
  longestPauseMilliseconds?: number
  longestMilliseconds?: number
}

/**
 * The one loop that tries again: reads, decides and writes as long as someone else's write came in between (`attempt`
 * returns `lost`). Error: `server.busy` when that does not end within the tries and the time, usually 20 seconds.
 */
export async function untilWritten<Result>(
  attempt: (attempted: number) => Promise<Result | 'lost'>,
  {
    tries = usualTries,
    firstPauseMilliseconds = usualFirstPauseMilliseconds,
    longestPauseMilliseconds = usualPauseMilliseconds,
    longestMilliseconds = usualMilliseconds,
  }: Bounds = {},
): Promise<Result> {
  const started = performance.now()
  for (let attempted = 0; attempted < tries; attempted += 1) {
    const result = await attempt(attempted)
    if (result !== 'lost') return result
    if (performance.now() - started > longestMilliseconds) break
    await backOff(attempted, longestPauseMilliseconds, firstPauseMilliseconds)
  }
  throw new AppError('server.busy')
}

/** Pauses before another attempt: full jitter, so that rivals for one item spread out. */
export async function backOff(
  attempt: number,
  longest = usualPauseMilliseconds,
  first = usualFirstPauseMilliseconds,
): Promise<void> {
  await sleep(Math.random() * Math.min(longest, first * 2 ** attempt))
}

/** Why one item of a transaction was refused, as DynamoDB names it: None, ConditionalCheckFailed, TransactionConflict … */
export type TransactionRefusal = string

interface TransactionAnswer {
  canceled: boolean
  data: readonly { rejected: boolean; code?: string }[]
}

const conflictTries = 12

/**
 * Runs a transaction until it is accepted or refused by a condition. Conflicts with other transactions are retried
 * with jitter. Returns null when accepted, else one refusal code per item. Error: `server.busy` when conflicts do not end.
 */
export function transact(
  run: () => Promise<TransactionAnswer>,
  { tries = conflictTries }: { tries?: number } = {},
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
 * Runs a transaction once, for callers with something better to do after a conflict than to ask for the same items again. Returns
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

/**
 * The attributes with an item's messages: written together with the change that causes them, and sent to SQS by the
 * table's stream (docs/decisions/0003). The stream filters on `outbox_id`.
 */
export const outboxAttributes = {
  outbox: { type: 'any' },
  outbox_id: { type: 'string' },
} as const

/** A message that the write will cause. `deliver_at` (UTC instant) delays it. */
export function toSend<Type extends MessageType>(
  type: Type,
  payload: z.input<Type['payload']>,
  deliver_at?: string,
): Message<Type> {
  const parsed = type.payload.parse(payload) as z.output<Type['payload']>
  const trace_id = currentTrace()
  return {
    id: ulid(undefined, randomShare),
    name: type.name,
    queue: type.queue,
    payload: parsed,
    deliver_at,
    trace_id,
  }
}

/** From 0 up to 1. The system is asked for randomness in blocks; the library asks it for each of its 16 digits. */
const randomShare = () => randomInt(2 ** 47) / 2 ** 47

/** The outbox attributes of one write. No messages: the item's last ones stay out of the new image. */
export function outbox(...messages: (Message | undefined)[]) {
  const given = messages.filter((message) => message !== undefined)
  if (given.some(({ queue }) => queue === 'audit')) noteAudited()
  return given.length === 0 ? {} : { outbox: given, outbox_id: given[0]?.id }
}

/**
 * The moment of a write, UTC, for programs that ask what changed since they asked last. Not `ctx.now`: a request that waits and tries again
 * writes seconds after it began. No rule depends on it (docs/decisions/0143).
 */
export function writtenAt(): string {
  return new Date().toISOString()
}
