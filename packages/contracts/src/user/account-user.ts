import * as z from 'zod'
import { id, instant } from '../id.ts'
import { listQuery } from '../list.ts'
import { oneOf } from '../list-filter.ts'
import { locale } from '../locale.ts'
import { firstName, lastName } from '../text.ts'
import { userRole, userStatus } from './user.ts'

/**
 * A user as the admins of an account see them. For somebody INVITED: what the inviter typed, not the person behind
 * the address, and until when the link works (`invitation_expires_at`, null once accepted). `created_at`: when they
 * were invited.
 */
export const accountUser = z.object({
  id: id('user'),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: userRole,
  status: userStatus,
  is_account_owner: z.boolean(),
  /** Null until the invitation is accepted. */
  locale: locale.nullable(),
  is_email_confirmed: z.boolean(),
  /** The address that they want to sign in with and have not confirmed yet. */
  pending_email: z.string().nullable(),
  last_login_at: instant.nullable(),
  invitation_expires_at: instant.nullable(),
  created_at: instant,
})
export type AccountUser = z.infer<typeof accountUser>

export const accountUserListQuery = listQuery({
  sort: ['created_at', 'first_name', 'last_name', 'email', 'role', 'status', 'last_login_at'],
  filter: { role: oneOf(userRole.options), status: oneOf(userStatus.options) },
})

/**
 * What an account decides about a user: role, status, and the name of an invited person. Members keep their own name,
 * address and language: changing the name is refused (`user.name_own`).
 */
export const updateUserBody = z.strictObject({
  role: userRole,
  status: userStatus,
  first_name: firstName,
  last_name: lastName,
})
