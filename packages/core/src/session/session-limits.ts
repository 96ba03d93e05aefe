import type { RateLimit } from '../rate-limit/take-rate.ts'

const quarterHour = 15 * 60
const hour = 60 * 60

/** Signing in: guesses against one address are few; one client may stand for an office. */
export const loginsPerEmail: RateLimit = { name: 'login_email', most: 20, seconds: quarterHour }
export const loginsPerClient: RateLimit = { name: 'login_client', most: 200, seconds: quarterHour }
export const registrationsPerClient: RateLimit = { name: 'register_client', most: 100, seconds: hour }
export const registrationsPerEmail: RateLimit = { name: 'register_email', most: 10, seconds: hour }
export const resetsPerClient: RateLimit = { name: 'reset_client', most: 50, seconds: hour }
export const resetsPerEmail: RateLimit = { name: 'reset_email', most: 5, seconds: hour }
/** Guesses of somebody who found a browser signed in. */
export const passwordChecksPerUser: RateLimit = { name: 'password_user', most: 10, seconds: quarterHour }
