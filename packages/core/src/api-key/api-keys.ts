import {
  type ApiKey,
  type ApiKeyScope,
  apiKeyBody,
  maxApiKeysPerAccount,
  type NewApiKey,
  notOfTestKeys,
} from '@foyer/contracts/api-key/api-key'
import type * as endpoints from '@foyer/contracts/api-key/api-key-endpoints'
import type { ListMeta } from '@foyer/contracts/list'
import { createWriteTransaction } from 'electrodb'
import { requireOwnAccount } from '../authorize.ts'
import { shortList } from '../list/short-list.ts'
import { requireConfirmedEmail } from '../mail/require-mailing.ts'
import { newId } from '../random-id.ts'
import { ApiKeyCountEntity, ApiKeyEntity, type ApiKeyItem } from '../store/api-key/api-key-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { UserEntity, type UserItem } from '../store/user/user-entity.ts'
import { isConditionRefused, outbox, transact, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { requireIdentity } from '../user/me.ts'
import { AppError, type Context, nowInstant, type ParsedInput, toInstant } from '../verb.ts'
import { keyPrefix, newSecret } from './api-key-secret.ts'

/** The account's keys that are not revoked, newest first by default. */
export async function listApiKeys(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listApiKeys>,
): Promise<{ data: ApiKey[]; meta: ListMeta }> {
  requireOwnAccount(ctx, params.account_id, 'api_key.manage')
  const items = await liveApiKeys(params.account_id)
  const makerIds = [...new Set(items.map(({ created_by }) => created_by))]
  const makers = await Promise.all(makerIds.map((user_id) => UserEntity.get({ user_id }).go()))
  const keys = items.map((item) =>
    toApiKey(item, makers.find(({ data }) => data?.user_id === item.created_by)?.data),
  )
  return shortList(keys, query, { id: 'id', searched: ['name', 'created_by'] })
}

/** Those not revoked; expired ones too. */
export async function liveApiKeys(account_id: string): Promise<ApiKeyItem[]> {
  const { data } = await ApiKeyEntity.query.primary({ account_id }).go({ consistent: true, pages: 'all' })
  return data
    .filter(({ revoked_at }) => revoked_at === null)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id))
}

/** One key of the account, without its secret. */
export async function getApiKey(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getApiKey>,
): Promise<ApiKey> {
  const item = await requireApiKey(ctx, params)
  const maker = await UserEntity.get({ user_id: item.created_by }).go()
  return toApiKey(item, maker.data)
}

/**
 * Makes a key with those scopes; its secret is in this answer only. Errors: `session.forbidden`, `account.not_found`,
 * `account.unconfirmed`, `api_key.limit_reached`, `request.invalid` for an end that is past, and for what a test key cannot have.
 */
export async function createApiKey(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createApiKey>,
): Promise<NewApiKey> {
  const { account_id } = params
  requireOwnAccount(ctx, account_id, 'api_key.manage')
  const { user } = await requireIdentity(ctx)
  await requireConfirmedEmail(ctx, 'account.unconfirmed')
  const expires_at = toInstant(body.expires_at)
  refusePastEnd(ctx, expires_at)
  const id = newId('api_key')
  const { name, scopes, event_ids, is_test } = body
  const { key, hash, ending } = newSecret({ account_id, id, is_test })
  const kind = { account_id, ...(is_test ? { is_test } : {}) }
  requireScopesOf(kind, scopes)
  await requireOwnEvents(kind, event_ids)
  const item = {
    ...{ ...kind, id, name, hash, ending, scopes, expires_at, event_ids },
    created_by: user.user_id,
    created_at: nowInstant(ctx),
    last_used_at: null,
    revoked_at: null,
    ...outbox(audited(ctx, { account_id, action: 'api_key.created', subject_id: id, details: { name } })),
  }
  if (!(await addApiKey(item))) throw new AppError('api_key.limit_reached')
  return { ...toApiKey(item, user), key }
}

/**
 * Changes a key's name, scopes or end; calls with it follow from now on. Errors: those of `changed` and
 * `requireApiKey`; `request.invalid` for an end that is past.
 */
export async function updateApiKey(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateApiKey>,
): Promise<ApiKey> {
  const item = await untilWritten(async () => {
    const before = await requireApiKey(ctx, params)
    const known = { ...before, event_ids: before.event_ids ?? null }
    const { name, scopes, event_ids, expires_at: end } = changed(ctx, apiKeyBody, known, body)
    const expires_at = toInstant(end)
    if (expires_at !== before.expires_at) refusePastEnd(ctx, expires_at)
    requireScopesOf(before, scopes)
    if (body.event_ids !== undefined) await requireOwnEvents(before, event_ids)
    const { account_id, id: subject_id } = before
    const report = audited(ctx, { account_id, action: 'api_key.changed', subject_id, details: { name } })
    return writeApiKey(before, { name, scopes, event_ids, expires_at, ...outbox(report) })
  })
  const maker = await UserEntity.get({ user_id: item.created_by }).go()
  return toApiKey(item, maker.data)
}

type Kind = Pick<ApiKeyItem, 'account_id' | 'is_test'>

function requireScopesOf({ is_test }: Kind, scopes: readonly ApiKeyScope[]): void {
  const refused = is_test ? scopes.filter((scope) => notOfTestKeys.includes(scope)) : []
  if (refused.length === 0) return
  const sentence = `A test key cannot have ${refused.join(', ')}.`
  throw new AppError('request.invalid', { errors: { scopes: [sentence] } })
}

/** Refuses events of other accounts, and tests or real events, which a key could not reach. */
async function requireOwnEvents(kind: Kind, event_ids: readonly string[] | null): Promise<void> {
  if (event_ids === null) return
  const { data } = await EventEntity.get([...new Set(event_ids)].map((event_id) => ({ event_id }))).go()
  const { account_id, is_test = false } = kind
  const own = data
    .filter((event) => event.account_id === account_id && (event.is_test ?? false) === is_test)
    .map(({ id }) => id)
  if (event_ids.every((id) => own.includes(id))) return
  throw new AppError('request.invalid', { errors: { event_ids: ['One of these events does not exist.'] } })
}

/** Changes a key that was not changed since it was read. */
export async function writeApiKey(
  { account_id, id, version: seen }: ApiKeyItem,
  fields: Partial<ApiKeyItem>,
): Promise<ApiKeyItem | 'lost'> {
  try {
    const { data } = await ApiKeyEntity.patch({ account_id, id })
      .set({ ...fields, version: (seen ?? 0) + 1 })
      .where(({ version, revoked_at }, { eq, notExists }) => {
        const isSeen = seen === undefined ? notExists(version) : eq(version, seen)
        return `${isSeen} AND ${eq(revoked_at, null as string | null)}`
      })
      .go({ response: 'all_new' })
    return data
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}

/**
 * Revokes a key: calls with it are refused from now on. Errors: `session.forbidden`, `account.not_found`;
 * `api_key.not_found`, also for one that was revoked before.
 */
export async function revokeApiKey(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.revokeApiKey>,
): Promise<void> {
  const { account_id, api_key_id: id } = params
  requireOwnAccount(ctx, account_id, 'api_key.manage')
  const { data: item } = await ApiKeyEntity.get({ account_id, id }).go({ consistent: true })
  if (!item) throw new AppError('api_key.not_found')
  const entry = {
    account_id,
    action: 'api_key.revoked',
    subject_id: id,
    details: { name: item.name },
  } as const
  const isEnded = await endApiKey(item, { revoked_at: nowInstant(ctx), ...outbox(audited(ctx, entry)) })
  if (!isEnded) throw new AppError('api_key.not_found')
}

/** Writes a new key and counts it; false when the account has all that it may have. */
export async function addApiKey(item: ApiKeyItem): Promise<boolean> {
  const { account_id } = item
  const refusals = await transact(() =>
    createWriteTransaction({ key: ApiKeyEntity, count: ApiKeyCountEntity }, ({ key, count }) => [
      key.create(item).commit(),
      count
        .update({ account_id })
        .add({ keys: 1 })
        .where(({ keys }, { notExists, lt }) => `${notExists(keys)} OR ${lt(keys, maxApiKeysPerAccount)}`)
        .commit(),
    ]).go(),
  )
  return refusals === null
}

/** Ends a key and gives its place back; false when it was revoked before. */
export async function endApiKey(
  { account_id, id }: Pick<ApiKeyItem, 'account_id' | 'id'>,
  revocation: { revoked_at: string } & ReturnType<typeof outbox>,
): Promise<boolean> {
  const refusals = await transact(() =>
    createWriteTransaction({ key: ApiKeyEntity, count: ApiKeyCountEntity }, ({ key, count }) => [
      key
        .patch({ account_id, id })
        .set(revocation)
        .where(({ revoked_at }, { eq }) => eq(revoked_at, null as string | null))
        .commit(),
      count.update({ account_id }).add({ keys: -1 }).commit(),
    ]).go(),
  )
  return refusals === null
}

/** A key with an expiry in the past could never be used. */
export function refusePastEnd(ctx: Context, expires_at: string | null): void {
  if (expires_at !== null && expires_at <= nowInstant(ctx))
    throw new AppError('request.invalid', { errors: { expires_at: ['Choose a time in the future.'] } })
}

interface ApiKeyParams {
  account_id: string
  api_key_id: string
}

/** A key of the caller's account that is not revoked. */
export async function requireApiKey(
  ctx: Context,
  { account_id, api_key_id: id }: ApiKeyParams,
): Promise<ApiKeyItem> {
  requireOwnAccount(ctx, account_id, 'api_key.manage')
  const { data } = await ApiKeyEntity.get({ account_id, id }).go({ consistent: true })
  if (!data || data.revoked_at !== null) throw new AppError('api_key.not_found')
  return data
}

/** A key as its account's admins see it, with the name of who made it. */
export function toApiKey(
  item: ApiKeyItem,
  maker: Pick<UserItem, 'first_name' | 'last_name'> | null | undefined,
): ApiKey {
  const {
    id,
    account_id,
    name,
    scopes,
    created_at,
    last_used_at,
    expires_at,
    event_ids = null,
    is_test = false,
    ending = null,
    earlier,
  } = item
  const prefix = keyPrefix(item)
  const created_by = maker ? `${maker.first_name} ${maker.last_name}`.trim() : ''
  return {
    ...{ id, account_id, name, prefix, scopes, created_by, created_at, last_used_at, expires_at, event_ids },
    is_test,
    ...{ overlaps_until: earlier?.until ?? null, ending, earlier_ending: earlier?.ending ?? null },
    earlier_used_at: earlier?.used_at ?? null,
  }
}
