import type { ApiKey } from '@foyer/contracts/api-key/api-key'
import type { getApiKey as endpoint } from '@foyer/contracts/api-key/api-key-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { requireApiKey } from './require-api-key.ts'
import { toApiKey } from './to-api-key.ts'

/** One key of the account, without its secret. Errors: those of `requireApiKey`. */
export async function getApiKey(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<ApiKey> {
  const item = await requireApiKey(ctx, params)
  const maker = await UserEntity.get({ user_id: item.created_by }).go()
  return toApiKey(item, maker.data)
}
