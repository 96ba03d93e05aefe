import type { Context } from 'hono'
import { ownerKey, PLATFORM_ACCOUNT, PUBLISHABLE_KEY, SECRET_KEY, type StandIn } from '../stand-in.ts'
import { ApiError } from './api-error.ts'
import type { FormFields } from './form-body.ts'

interface Caller {
  key: 'secret' | 'publishable'
  /** The key itself, by which requests are counted. */
  givenKey: string
  account: string
  /** Whether the platform's key was used; else it is the account owner's own. */
  isPlatform: boolean
}

/** The caller and the account: from the headers, or from the form fields that Stripe.js sends. */
export function identifyCaller(context: Context, standIn: StandIn, fields: FormFields): Caller {
  const given = keyOf(context.req.header('Authorization')) ?? fields.key
  if (typeof given !== 'string' || given === '') throw unauthorized(NO_KEY)
  const home = accountOfKey(standIn, given)
  if (home === undefined) throw unauthorized(`Invalid API Key provided: ${masked(given)}`)
  const account = context.req.header('Stripe-Account') ?? fields._stripe_account ?? home
  const isPlatform = home === PLATFORM_ACCOUNT
  const mayAct = typeof account === 'string' && (isPlatform ? hasAccount(standIn, account) : account === home)
  if (!mayAct) throw noAccess(given, String(account))
  const key = given === PUBLISHABLE_KEY ? 'publishable' : 'secret'
  return { key, givenKey: given, account, isPlatform }
}

/** The account that a key was made for; undefined if the key is unknown. */
function accountOfKey(standIn: StandIn, key: string): string | undefined {
  if (key === SECRET_KEY || key === PUBLISHABLE_KEY) return PLATFORM_ACCOUNT
  const account = key.slice(ownerKey('').length)
  return key === ownerKey(account) && account !== PLATFORM_ACCOUNT && hasAccount(standIn, account)
    ? account
    : undefined
}

/** 403: the key does not belong to that account, or the account does not exist. */
export function noAccess(key: string, account: string): ApiError {
  const message = `The provided key '${masked(key)}' does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`
  return new ApiError(403, { type: 'invalid_request_error', code: 'account_invalid', message })
}

export function secretKeyRequired(): ApiError {
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
  return new ApiError(401, { type: 'invalid_request_error', code: 'secret_key_required', message })
}

export function platformRequired(): ApiError {
  const message =
    'You can only manage connected accounts with the key of a platform that has signed up for Connect.'
  return new ApiError(403, { type: 'invalid_request_error', message })
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
