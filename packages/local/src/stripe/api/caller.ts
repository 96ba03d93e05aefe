import type { Context } from 'hono'
import { PLATFORM_ACCOUNT, PUBLISHABLE_KEY, SECRET_KEY, type StandIn } from '../stand-in.ts'
import { ApiError } from './api-error.ts'
import type { FormFields } from './form-body.ts'

interface Caller {
  key: 'secret' | 'publishable'
  account: string
}

/** Who calls, for which account: from the headers, or from the form fields that Stripe.js sends. */
export function identifyCaller(context: Context, standIn: StandIn, fields: FormFields): Caller {
  const given = keyOf(context.req.header('Authorization')) ?? fields.key
  if (typeof given !== 'string' || given === '') throw unauthorized(NO_KEY)
  if (given !== SECRET_KEY && given !== PUBLISHABLE_KEY) {
    throw unauthorized(`Invalid API Key provided: ${masked(given)}`)
  }
  const account = context.req.header('Stripe-Account') ?? fields._stripe_account ?? PLATFORM_ACCOUNT
  if (typeof account !== 'string' || !hasAccount(standIn, account)) throw noAccess(given, String(account))
  return { key: given === SECRET_KEY ? 'secret' : 'publishable', account }
}

/** 403: the key has nothing to do with that account, or there is none. */
export function noAccess(key: string, account: string): ApiError {
  const message = `The provided key '${masked(key)}' does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`
  return new ApiError(403, { type: 'invalid_request_error', code: 'account_invalid', message })
}

export function secretKeyRequired(): ApiError {
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
  return new ApiError(401, { type: 'invalid_request_error', code: 'secret_key_required', message })
}

const NO_KEY =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/."

function unauthorized(message: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message })
}

function hasAccount(standIn: StandIn, account: string): boolean {
  return account === PLATFORM_ACCOUNT || standIn.store.get('account', PLATFORM_ACCOUNT, account) !== undefined
}

function keyOf(header: string | undefined): string | undefined {
  if (header?.startsWith('Bearer ')) return header.slice('Bearer '.length).trim()
  if (header?.startsWith('Basic ')) return Buffer.from(header.slice(6), 'base64').toString().split(':')[0]
  return undefined
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`
}
