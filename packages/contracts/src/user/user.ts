import * as z from 'zod'
import { id, instant } from '../id.ts'
import { locale } from '../locale.ts'
import { currentPassword, email, firstName, lastName, timeZone } from '../text.ts'

export const userRoles = ['ADMIN', 'ORGANIZER'] as const
export const userRole = z.enum(userRoles)
export type UserRole = z.infer<typeof userRole>

export const userStatus = z.enum(['INVITED', 'ACTIVE', 'INACTIVE'])
export type UserStatus = z.infer<typeof userStatus>

/** The hints for somebody who organizes for the first time, one to a screen. */
export const hint = z.enum(['dashboard', 'orders', 'check_in_lists', 'messages'])
export type Hint = z.infer<typeof hint>

/** The kinds of things that end when the address of an unproved sign-up is proved by a reset or an invitation (docs/decisions/0157). */
export const endedKinds = [
  'payment_connection',
  'api_key',
  'webhook',
  'member',
  'invitation',
  'live_event',
  'reply_address',
  'buyer_page',
  'door_link',
  'preview_link',
] as const

/** One of them, with the name or address that it had. */
export const endedThing = z.object({ kind: z.enum(endedKinds), name: z.string() })
export type EndedThing = z.infer<typeof endedThing>

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
  dismissed_hints: z.array(hint),
  /** What the proof of their address has ended, until they have seen it; usually empty. */
  ended_by_proof: z.array(endedThing),
  /** Whether this stage finds venues and addresses, and not only cities (docs/decisions/0141). */
  finds_places: z.boolean(),
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

/** Dismisses a hint for good; null shows all of them again. */
export const dismissHintBody = z.strictObject({ hint: hint.nullable() })

export const confirmEmailParams = z.object({ user_id: id('user'), token: z.string().min(1).max(2000) })
