import type { AccountUser } from '@foyer/contracts/user/account-user'
import type { MembershipRow } from '../store/user/membership-entity.ts'
import { UserEntity, type UserItem } from '../store/user/user-entity.ts'

/** Users as the admins of their account see them. Members' names are read in one batch of 100 each; who is invited is in the row. */
export async function toAccountUsers(rows: readonly MembershipRow[]): Promise<AccountUser[]> {
  const members = rows.filter(({ invited }) => invited === null)
  const users = await readUsers(members.map(({ user_id }) => user_id))
  return rows.flatMap((row) => {
    const person = row.invited ?? users.get(row.user_id)
    return person ? [toAccountUser(row, person)] : []
  })
}

/** One user as the admins of their account see them. */
export async function toOneAccountUser({ row }: { row: MembershipRow }): Promise<AccountUser> {
  const [shown] = await toAccountUsers([row])
  if (!shown) throw new Error('A member without a user.')
  return shown
}

type Person = Pick<UserItem, 'first_name' | 'last_name' | 'email'> &
  Partial<Pick<UserItem, 'last_login_at' | 'locale' | 'is_email_confirmed' | 'pending_email'>> & {
    expires_at?: string
  }

function toAccountUser(row: MembershipRow, person: Person): AccountUser {
  const { user_id: id, role, status, is_account_owner, created_at } = row
  const { first_name, last_name, email, last_login_at = null, expires_at = null } = person
  const { locale = null, is_email_confirmed = false, pending_email } = person
  const membership = { role, status, is_account_owner, created_at }
  return {
    id,
    first_name,
    last_name,
    email,
    ...membership,
    locale,
    is_email_confirmed,
    pending_email: pending_email?.email ?? null,
    last_login_at,
    invitation_expires_at: expires_at,
  }
}

async function readUsers(user_ids: readonly string[]): Promise<Map<string, UserItem>> {
  if (user_ids.length === 0) return new Map()
  const keys = user_ids.map((user_id) => ({ user_id }))
  const { data } = await UserEntity.get(keys).go({ consistent: true, concurrency: 10 })
  return new Map(data.map((user) => [user.user_id, user]))
}
