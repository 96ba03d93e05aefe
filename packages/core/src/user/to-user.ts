import type { User } from '@foyer/contracts/user/user'
import type { MembershipItem } from '../store/user/membership-entity.ts'
import type { UserItem } from '../store/user/user-entity.ts'

/** A person in the light of one of their accounts, as the contract shows them. */
export function toUser(user: UserItem, membership: MembershipItem): User {
  return {
    id: user.user_id,
    account_id: membership.account_id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    pending_email: user.pending_email?.email ?? null,
    is_email_confirmed: user.is_email_confirmed,
    role: membership.role,
    status: membership.status,
    is_account_owner: membership.is_account_owner,
    locale: user.locale,
    timezone: user.timezone,
    last_login_at: user.last_login_at,
  }
}
