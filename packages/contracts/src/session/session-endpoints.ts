import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { accountChoice, session } from './session.ts'
import {
  changePasswordBody,
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
} from './session-bodies.ts'

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
