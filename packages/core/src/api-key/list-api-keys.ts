import type { ApiKey } from '@foyer/contracts/api-key/api-key'
import type { listApiKeys as endpoint } from '@foyer/contracts/api-key/api-key-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import { requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { shortList } from '../list/short-list.ts'
import { ApiKeyEntity, type ApiKeyItem } from '../store/api-key/api-key-entity.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { toApiKey } from './to-api-key.ts'

/** The account's keys that are not revoked, newest first by default. Errors: `session.forbidden`, `account.not_found`. */
export async function listApiKeys(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
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
async function liveApiKeys(account_id: string): Promise<ApiKeyItem[]> {
  const { data } = await ApiKeyEntity.query.primary({ account_id }).go({ consistent: true, pages: 'all' })
  return data
    .filter(({ revoked_at }) => revoked_at === null)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id))
}
