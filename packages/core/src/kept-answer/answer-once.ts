import { createHash, createHmac } from 'node:crypto'
import type { EntityItem } from 'electrodb'
import { LazyEntity, onTable } from '../table/entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { acceptedSecrets, signingSecret } from '../token/signed-token.ts'
import { AppError, type Context, ttlAfterDays } from '../verb.ts'
import { opened, sealed } from './seal.ts'

/** Longer than any client repeats a request, and longer than the promised 24 hours. */
const keptDays = 2

/** Milliseconds after which a request is over, because the API's functions end after 29 seconds (`stacks/api.ts`). */
const longestRun = 35_000

/** What makes two requests the same: content and address. */
interface Request {
  address: string
  asked: unknown
}

/**
 * Runs a request with an Idempotency-Key once (F8) and keeps its answer for at least 24 hours, for the same caller and
 * request. A refusal changed nothing and is not kept. A request with an unknown outcome never runs again. Errors:
 * `request.in_progress`, `request.answer_not_kept`, `request.idempotency_conflict`.
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

/** Each caller has keys of its own. Callers without a login are told apart by address. */
function callerOf({ actor }: Context, { address }: Request): string {
  if (actor.kind === 'user') return `user ${actor.account_id} ${actor.user_id}`
  return actor.kind === 'api_key' ? `key ${actor.account_id} ${actor.api_key_id}` : `any ${address}`
}

/** Keyed with the stage's secret, because a request may contain a password. */
function hashOf(request: Request, secret: string, key: string): string {
  return createHmac('sha256', `${secret}${key}`).update(JSON.stringify(request)).digest('base64url')
}

/** Null if this call now holds the key, else the record of the earlier request. */
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

/** After a refusal the request can be sent again. After any other error it is not known how far it came. */
async function runOrRelease(key_hash: string, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof AppError) await KeptAnswerEntity.delete({ key_hash }).go()
    throw error
  }
}

/** Keeps the answer, or null for one that is too large. Null marks the request as over at once. */
async function keep(key_hash: string, text: string | null): Promise<void> {
  const change = text === null ? { running_until: 0 } : { sealed: text }
  await KeptAnswerEntity.patch({ key_hash }).set(change).go()
}

function inProgress(): AppError {
  return new AppError('request.in_progress', { retry_after: 2 })
}

/**
 * A request with an Idempotency-Key for a verb that keeps no record of its own. It is claimed before it runs, and gets
 * its sealed answer afterwards (docs/decisions/0042). Access pattern: by hashed scope and key.
 */
export const KeptAnswerEntity = new LazyEntity(
  {
    model: { entity: 'kept_answer', version: '1', service: 'foyer' },
    attributes: {
      key_hash: { type: 'string', required: true },
      request_hash: { type: 'string', required: true },
      /** UTC milliseconds until which the request may still run. */
      running_until: { type: 'number', required: true },
      /** Missing while the request runs, or if its outcome is unknown. */
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
