import { createHash, createHmac } from 'node:crypto'
import type { EntityItem } from 'electrodb'
import { LazyEntity, onTable } from '../table/entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { acceptedSecrets, signingSecret } from '../token/signed-token.ts'
import { AppError, type Context, ttlAfterDays } from '../verb.ts'
import { opened, sealed } from './seal.ts'

/** Longer than any client repeats a request, and longer than the promised 24 hours. */
const keptDays = 2

/** The API's functions end after 29 seconds (`stacks/api.ts`), so that what began before this is over. */
const longestRun = 35_000

/** The content and address of a request: the same again is the same request. */
interface Request {
  address: string
  asked: unknown
}

/**
 * Runs a request that has an Idempotency-Key once (F8): claims the key, runs, keeps the answer for at least 24 hours,
 * and gives it to the same caller who sends the same again. A refusal changed nothing and is not kept. A request with
 * an unknown outcome is not run again. Errors: `request.in_progress`, `request.answer_not_kept`,
 * `request.idempotency_conflict` for another request under the same key.
 */
export async function answerOnce(
  ctx: Context,
  request: Request,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = ctx.idempotencyKey
  if (key === null) return run()
  const key_hash = createHash('sha256')
    .update(`${callerOf(ctx, request)}\n${key}`)
    .digest('base64url')
  const request_hash = hashOf(request, signingSecret(), key)
  const earlier = await claim(ctx, { key_hash, request_hash })
  if (earlier) return answerOf(ctx, earlier, { key, request })
  const answer = await runOrRelease(key_hash, run)
  await keep(key_hash, sealed(answer, key))
  return answer
}

/** Keys of different callers are separate; those of strangers are separate by address. */
function callerOf({ actor }: Context, { address }: Request): string {
  if (actor.kind === 'user') return `user ${actor.account_id} ${actor.user_id}`
  return actor.kind === 'api_key' ? `key ${actor.account_id} ${actor.api_key_id}` : `any ${address}`
}

/** Under the stage's secret, since a request may carry a password. */
function hashOf(request: Request, secret: string, key: string): string {
  return createHmac('sha256', `${secret}${key}`).update(JSON.stringify(request)).digest('base64url')
}

/** Null: this call has the key. Else what was sent with it before. */
async function claim(
  ctx: Context,
  names: { key_hash: string; request_hash: string },
): Promise<KeptAnswerItem | null> {
  const running_until = ctx.now.getTime() + longestRun
  try {
    await KeptAnswerEntity.put({ ...names, running_until, ttl: ttlAfterDays(ctx, keptDays) })
      .where(({ request_hash }, { notExists }) => notExists(request_hash))
      .go()
    return null
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    const { data } = await KeptAnswerEntity.get({ key_hash: names.key_hash }).go({ consistent: true })
    if (!data) throw inProgress()
    return data
  }
}

function answerOf(
  ctx: Context,
  earlier: KeptAnswerItem,
  { key, request }: { key: string; request: Request },
): unknown {
  const isSame = acceptedSecrets().some((secret) => earlier.request_hash === hashOf(request, secret, key))
  if (!isSame) throw new AppError('request.idempotency_conflict')
  if (earlier.sealed === undefined && ctx.now.getTime() < earlier.running_until) throw inProgress()
  const kept = earlier.sealed === undefined ? null : opened(earlier.sealed, key)
  if (!kept) throw new AppError('request.answer_not_kept')
  return kept.answer ?? undefined
}

/** A refused request can be sent again; it is unknown how far a broken one came. */
async function runOrRelease(key_hash: string, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof AppError) await KeptAnswerEntity.delete({ key_hash }).go()
    throw error
  }
}

/** Too large to keep: it is marked as over at once. */
async function keep(key_hash: string, text: string | null): Promise<void> {
  const change = text === null ? { running_until: 0 } : { sealed: text }
  await KeptAnswerEntity.patch({ key_hash }).set(change).go()
}

function inProgress(): AppError {
  return new AppError('request.in_progress', { retry_after: 2 })
}

/**
 * A request with an Idempotency-Key for a verb that keeps no record of its own: claimed before it runs, with its sealed answer
 * once it is done (docs/decisions/0042). Access pattern: by hashed scope and key.
 */
export const KeptAnswerEntity = new LazyEntity(
  {
    model: { entity: 'kept_answer', version: '1', service: 'foyer' },
    attributes: {
      key_hash: { type: 'string', required: true },
      request_hash: { type: 'string', required: true },
      /** UTC milliseconds until which it may still be running. */
      running_until: { type: 'number', required: true },
      /** Missing: running, or how it ended is not known. */
      sealed: { type: 'string' },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['key_hash'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type KeptAnswerItem = EntityItem<typeof KeptAnswerEntity>
