import * as z from 'zod'
import { id, instant } from '../id.ts'
import { locale } from '../locale.ts'
import { currentPassword, email, firstName, lastName, timeZone } from '../text.ts'

export const userRoles = ['ADMIN', 'ORGANIZER'] as const
export const userRole = z.enum(userRoles)
export type UserRole = z.infer<typeof userRole>

export const userStatus = z.enum(['INVITED', 'ACTIVE', 'INACTIVE'])
export type UserStatus = z.infer<typeof userStatus>

/** A person as seen in the account they are signed in to (specification §3, User). */
export const user = z.object({
  id: id('user'),
  account_id: id('account'),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  pending_email: z.string().nullable(),
  is_email_confirmed: z.boolean(),
  role: userRole,
  status: userStatus,
  is_account_owner: z.boolean(),
  locale,
  timezone: z.string(),
  last_login_at: instant.nullable(),
})
export type User = z.infer<typeof user>

/** Another `email` is pending until it is confirmed from the inbox, and needs `current_password`. */
export const updateMeBody = z.strictObject({
  first_name: firstName,
  last_name: lastName,
  timezone: timeZone,
  locale,
  email: email.optional(),
  current_password: currentPassword.optional(),
})

export const confirmEmailParams = z.object({ user_id: id('user'), token: z.string().min(1).max(2000) })
export const userEmail = email
