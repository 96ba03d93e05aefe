import * as z from 'zod'
import { instant } from '../id.ts'
import { locale } from '../locale.ts'
import { termsConsent } from '../stage/stage.ts'
import { email, firstName, lastName, password, timeZone } from '../text.ts'
import { userRole } from '../user/user.ts'

export const inviteUserBody = z.strictObject({
  email,
  first_name: firstName,
  last_name: lastName,
  role: userRole,
})

/**
 * What the holder of an invitation's link sees. `has_login`: the address already has a login, so its password is
 * asked for; otherwise a new login is created.
 */
export const invitation = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: userRole,
  account_name: z.string(),
  inviter_name: z.string(),
  has_login: z.boolean(),
  expires_at: instant,
})
export type Invitation = z.infer<typeof invitation>

/** Accepted by somebody new: the login that they create. */
export const acceptAsNewBody = z
  .strictObject({
    has_login: z.literal(false),
    first_name: firstName,
    last_name: lastName,
    password,
    password_confirmation: z.string(),
    timezone: timeZone.optional(),
    locale: locale.optional(),
    ...termsConsent,
  })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    message: 'Passwords are not the same',
  })

/** Accepted by somebody who signs in with that address already. */
export const acceptAsKnownBody = z.strictObject({
  has_login: z.literal(true),
  password: z.string().min(1, 'Enter your password.').max(200),
})

export const acceptInvitationBody = z.discriminatedUnion('has_login', [acceptAsNewBody, acceptAsKnownBody])
