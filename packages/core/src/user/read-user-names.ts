import { MembershipEntity } from '../store/user/membership-entity.ts'
import { toAccountUsers } from './to-account-users.ts'

const inBatches = { concurrency: 10 }

/**
 * Today's names of people of an account by their ids; who is gone has none. An invited person is known by what the inviter
 * typed, until they accept.
 */
export async function readUserNames(
  account_id: string,
  user_ids: readonly string[],
): Promise<Map<string, string>> {
  if (user_ids.length === 0) return new Map()
  const keys = [...new Set(user_ids)].map((user_id) => ({ user_id, account_id }))
  const { data } = await MembershipEntity.get(keys).go(inBatches)
  const users = await toAccountUsers(data.map(({ row }) => row))
  return new Map(users.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]))
}
