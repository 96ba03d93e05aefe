import { type ApiKey, createApiKeyBody } from '@foyer/contracts/api-key/api-key'
import type { updateApiKey as endpoint } from '@foyer/contracts/api-key/api-key-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { toInstant } from '../instant.ts'
import { ApiKeyEntity, type ApiKeyItem } from '../store/api-key/api-key-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { outbox } from '../table/outbox.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { refusePastEnd } from './refuse-past-end.ts'
import { requireApiKey } from './require-api-key.ts'
import { toApiKey } from './to-api-key.ts'

/**
 * Changes a key's name, scopes or end; calls that bear it follow from now on. Errors: those of `changed` and
 * `requireApiKey`; `request.invalid` for an end that is past.
 */
export async function updateApiKey(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<ApiKey> {
  const item = await untilWritten(async () => {
    const before = await requireApiKey(ctx, params)
    const { name, scopes, expires_at: end } = changed(ctx, createApiKeyBody, before, body)
    const expires_at = toInstant(end)
    if (expires_at !== before.expires_at) refusePastEnd(ctx, expires_at)
    const { account_id, id: subject_id } = before
    const report = audited(ctx, { account_id, action: 'api_key.changed', subject_id, details: { name } })
    return write(before, { name, scopes, expires_at, ...outbox(report) })
  })
  const maker = await UserEntity.get({ user_id: item.created_by }).go()
  return toApiKey(item, maker.data)
}

async function write(
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
