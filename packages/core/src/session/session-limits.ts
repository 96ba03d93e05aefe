import type { RateLimit } from '../rate-limit/take-rate.ts'

/** Signing in: guesses against one address are few; one client may stand for an office. */
export const loginsPerEmail: RateLimit = { name: 'login_email', most: 20, seconds: 15 * 60 }
export const loginsPerClient: RateLimit = { name: 'login_client', most: 200, seconds: 15 * 60 }
export const registrationsPerClient: RateLimit = { name: 'register_client', most: 100, seconds: 60 * 60 }
export const registrationsPerEmail: RateLimit = { name: 'register_email', most: 10, seconds: 60 * 60 }
