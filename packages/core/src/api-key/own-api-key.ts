import type { OwnApiKey } from '@foyer/contracts/api-key/api-key'
import { requireMember } from '../authorize.ts'
import { requestsPerKey } from '../rate-limit/take-key-rate.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { ApiKeyEntity } from '../store/api-key/api-key-entity.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { AppError, type Context } from '../verb.ts'
import { toApiKey } from './api-keys.ts'

/** The key of this call: its account, who made it, and what it may do. Error: `api_key.not_found` for a person. */
export async function getOwnApiKey(ctx: Context): Promise<OwnApiKey> {
  const member = requireMember(ctx)
  if (member.kind !== 'api_key') throw new AppError('api_key.not_found')
  const { account_id, api_key_id: id } = member
  const { data } = await ApiKeyEntity.get({ account_id, id }).go({ consistent: true })
  if (!data) throw new AppError('api_key.not_found')
  const [account, maker] = await Promise.all([
    readAccount(account_id),
    UserEntity.get({ user_id: data.created_by }).go(),
  ])
  const { most, seconds } = requestsPerKey
  return {
    ...toApiKey(data, maker.data),
    account_name: account.name,
    limit: { requests: most, seconds },
  }
}
