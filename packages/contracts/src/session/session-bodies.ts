import * as z from 'zod'
import { id } from '../id.ts'
import { locale } from '../locale.ts'
import { currency } from '../money.ts'
import { termsConsent } from '../stage/stage.ts'
import { currentPassword, email, firstName, lastName, password, timeZone } from '../text.ts'

/** A new password, typed twice. */
const twice = { password, password_confirmation: z.string() }

function isSame(body: { password: string; password_confirmation: string }): boolean {
  return body.password === body.password_confirmation
}

const notSame = { path: ['password_confirmation'], message: 'Passwords are not the same' }

export const registerBody = z
  .strictObject({
    first_name: firstName,
    last_name: lastName,
    email,
    ...twice,
    timezone: timeZone.optional(),
    currency: currency.optional(),
    locale: locale.optional(),
    ...termsConsent,
  })
  .refine(isSame, notSame)

export const loginBody = z.strictObject({
  email,
  password: currentPassword,
  account_id: id('account').optional(),
})

export const forgotPasswordBody = z.strictObject({ email })

export const resetPasswordBody = z.strictObject(twice).refine(isSame, notSame)

export const changePasswordBody = z
  .strictObject({ current_password: currentPassword, ...twice })
  .refine(isSame, notSame)
