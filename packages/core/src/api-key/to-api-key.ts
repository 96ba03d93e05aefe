import type { ApiKey } from '@foyer/contracts/api-key/api-key'
import type { ApiKeyItem } from '../store/api-key/api-key-entity.ts'
import type { UserItem } from '../store/user/user-entity.ts'
import { keyPrefix } from './api-key-secret.ts'

/** A key as its account's admins see it, with the name of who made it. */
export function toApiKey(
  item: ApiKeyItem,
  maker: Pick<UserItem, 'first_name' | 'last_name'> | null | undefined,
): ApiKey {
  const { id, account_id, name, scopes, created_at, last_used_at, expires_at } = item
  const prefix = keyPrefix(id)
  const created_by = maker ? `${maker.first_name} ${maker.last_name}`.trim() : ''
  return { id, account_id, name, prefix, scopes, created_by, created_at, last_used_at, expires_at }
}
