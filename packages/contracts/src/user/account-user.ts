import * as z from 'zod'
import { id, instant } from '../id.ts'
import { listQuery } from '../list.ts'
import { userRole, userStatus } from './user.ts'

/**
 * A user as the admins of an account see them. Of somebody INVITED: what the inviter typed, whoever it may turn out to
 * be, and until when the link works (`invitation_expires_at`, null once it was accepted). `created_at`: invited at.
 */
export const accountUser = z.object({
  id: id('user'),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: userRole,
  status: userStatus,
  is_account_owner: z.boolean(),
  last_login_at: instant.nullable(),
  invitation_expires_at: instant.nullable(),
  created_at: instant,
})
export type AccountUser = z.infer<typeof accountUser>

export const accountUserListQuery = listQuery({
  sort: ['created_at', 'first_name', 'last_name', 'email', 'role', 'status', 'last_login_at'],
  filter: ['role', 'status'],
})

/** What belongs to the account; name, address and language are the person's own. */
export const updateUserBody = z.strictObject({ role: userRole, status: userStatus })
