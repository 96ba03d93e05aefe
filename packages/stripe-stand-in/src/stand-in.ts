import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { openTraffic } from './api/traffic.ts'
import type { ObjectStore } from './store/object-store.ts'

/** The running stand-in, as its verbs see it. */
export interface StandIn {
  store: ObjectStore
  /** Where browsers reach the stand-in's pages, without a trailing slash. */
  publicUrl: string
  traffic: ReturnType<typeof openTraffic>
  /** Milliseconds since the epoch by which keys are forgotten and deliveries fall due; a test control may move it forward. */
  now(): number
  /** Tells the deliverer and the scheduler that there may be something to do. */
  wake(): void
}

/** The account with the data that a step works on, and the request that caused it (null: Stripe itself or a dashboard). */
export interface Scope {
  standIn: StandIn
  account: string
  request: Stripe.Event.Request | null
}

/** The account of the secret key; connected accounts are named by the Stripe-Account header. */
export const PLATFORM_ACCOUNT = 'acct_standinplatform'
export const PLATFORM_APPLICATION = 'ca_standinplatform'
export const SECRET_KEY = 'sk_test_stand_in_secret'
export const PUBLISHABLE_KEY = 'pk_test_stand_in_publishable'

/** The secret key that a connected account's owner has from its own dashboard: it reaches that account only. */
export function ownerKey(account: string): string {
  return `sk_test_of_${account}`
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id as Stripe makes them: a prefix and 24 letters and digits. */
export function newId(prefix: string, length = 24): string {
  const letters = [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return `${prefix}_${letters.join('')}`
}

/** Now, in whole seconds, as Stripe counts time. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** Whether the scope is a connected account's, not the platform's own. */
export function isConnected(scope: Scope): boolean {
  return scope.account !== PLATFORM_ACCOUNT
}
