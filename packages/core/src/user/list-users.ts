import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { AccountUser } from '@foyer/contracts/user/account-user'
import type { listUsers as endpoint } from '@foyer/contracts/user/user-endpoints'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { listRows } from '../list/list-rows.ts'
import { MembershipEntity, type MembershipRow } from '../store/user/membership-entity.ts'
import { toAccountUsers } from './to-account-users.ts'

/** What memberships do not hold: the people's own, which may change without their accounts. */
const ownFields: readonly string[] = ['first_name', 'last_name', 'email', 'last_login_at']

/**
 * The users of the caller's account and those invited, newest first by default. One read of the account's rows and one
 * batch for the people of the page; searching and sorting by what is the people's own reads all of them.
 */
export async function listUsers(
  ctx: Context,
  { query }: ParsedInput<typeof endpoint>,
): Promise<{ data: AccountUser[]; meta: ListMeta }> {
  const { account_id } = authorize(ctx, 'user.manage')
  const rows = await readRows(account_id)
  if (query.query || ownFields.includes(query.sort_by ?? '')) {
    const users = await toAccountUsers(rows)
    return listRows(query, { ...listOf(users), id: 'id', searched: ['first_name', 'last_name', 'email'] })
  }
  const { data, meta } = await listRows(query, { ...listOf(rows), id: 'user_id', searched: [] })
  return { data: await toAccountUsers(data), meta }
}

async function readRows(account_id: string): Promise<MembershipRow[]> {
  const { data } = await MembershipEntity.query.list({ account_id }).go({ pages: 'all' })
  return data.flatMap(({ row }) => row ?? [])
}

function listOf<Row>(rows: Row[]) {
  return {
    partitions: [async () => rows],
    order_by: 'created_at' as const,
    total: async () => rows.length,
  }
}
