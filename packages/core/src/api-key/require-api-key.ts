import { AppError } from '../app-error.ts'
import { requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { ApiKeyEntity, type ApiKeyItem } from '../store/api-key/api-key-entity.ts'

interface ApiKeyParams {
  account_id: string
  api_key_id: string
}

/**
 * A key of the caller's account that is not revoked. Errors: `session.forbidden`, `account.not_found`,
 * `api_key.not_found`.
 */
export async function requireApiKey(
  ctx: Context,
  { account_id, api_key_id: id }: ApiKeyParams,
): Promise<ApiKeyItem> {
  requireOwnAccount(ctx, account_id, 'api_key.manage')
  const { data } = await ApiKeyEntity.get({ account_id, id }).go({ consistent: true })
  if (!data || data.revoked_at !== null) throw new AppError('api_key.not_found')
  return data
}
