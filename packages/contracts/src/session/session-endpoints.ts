import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { locale } from '../locale.ts'
import { currency } from '../money.ts'
import { termsConsent } from '../stage/stage.ts'
import { currentPassword, email, firstName, lastName, password, timeZone } from '../text.ts'
import { user } from '../user/user.ts'

/** An account that a person may sign in to. */
export const accountChoice = z.object({ id: id('account'), name: z.string() })
export type AccountChoice = z.infer<typeof accountChoice>

/** `token` and `user` are null while the person still has to choose one of several accounts. */
export const session = z.object({
  token: z.string().nullable(),
  user: user.nullable(),
  accounts: z.array(accountChoice),
})
export type Session = z.infer<typeof session>

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

export const register = endpoint({
  name: 'register',
  summary: 'Sign up: a new account with its owner, signed in',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  keeps_key: true,
  body: registerBody,
  response: dataOf(session),
  status: 201,
  holds_secret: true,
  refusals: [
    'account.not_found',
    'account.sign_up_closed',
    'client.proof_required',
    'request.too_many',
    'terms.not_accepted',
  ],
})

export const loginBody = z.strictObject({
  email,
  password: currentPassword,
  account_id: id('account').optional(),
})

export const login = endpoint({
  name: 'login',
  summary: 'Sign in',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: loginBody,
  response: dataOf(session),
  holds_secret: true,
  refusals: ['account.not_found', 'client.proof_required', 'request.too_many', 'session.wrong_credentials'],
})

export const logout = endpoint({
  name: 'logout',
  summary: 'Sign out everywhere: all tokens of the user end at once',
  method: 'POST',
  path: '/auth/logout',
  access: 'person',
})

export const refreshSession = endpoint({
  name: 'refreshSession',
  summary: 'A new token for a valid one',
  method: 'POST',
  path: '/auth/refresh',
  access: 'person',
  response: dataOf(session),
  holds_secret: true,
})

export const listOwnAccounts = endpoint({
  name: 'listOwnAccounts',
  summary: 'The accounts that the signed-in person may use, by name',
  method: 'GET',
  path: '/auth/accounts',
  access: 'person',
  response: dataOf(z.array(accountChoice)),
})

export const switchAccount = endpoint({
  name: 'switchAccount',
  summary: 'A session of the same person in another of their accounts',
  method: 'POST',
  path: '/auth/switch-account',
  access: 'person',
  body: z.strictObject({ account_id: id('account') }),
  response: dataOf(session),
  holds_secret: true,
  refusals: ['account.not_found'],
})

export const forgotPasswordBody = z.strictObject({ email })

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Request a link to set a new password; the same answer for every address',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  body: forgotPasswordBody,
  refusals: ['client.proof_required', 'request.too_many'],
})

const resetParams = z.object({ token: z.string() })

export const getPasswordReset = endpoint({
  name: 'getPasswordReset',
  summary: 'Whether a link to set a new password is valid, and for which address',
  method: 'GET',
  path: '/auth/reset-password/:token',
  access: 'link',
  params: resetParams,
  response: dataOf(z.object({ email: z.string() })),
  refusals: ['user.reset_link_invalid'],
})

export const resetPasswordBody = z.strictObject(twice).refine(isSame, notSame)

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Set a new password by the emailed link, once, within 15 minutes; all sessions end',
  method: 'POST',
  path: '/auth/reset-password/:token',
  access: 'link',
  params: resetParams,
  body: resetPasswordBody,
  refusals: ['user.reset_link_invalid'],
})

export const changePasswordBody = z
  .strictObject({ current_password: currentPassword, ...twice })
  .refine(isSame, notSame)

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change the password of the signed-in user; all other sessions end',
  method: 'PUT',
  path: '/auth/password',
  access: 'person',
  body: changePasswordBody,
  response: dataOf(session),
  holds_secret: true,
  refusals: ['client.proof_required', 'request.too_many'],
})
