import type { RateLimit } from './take-rate.ts'

const quarterHour = 15 * 60
const hour = 60 * 60

/**
 * Wrong passwords of one client for one address, over all ways to sign in. Above it only this client is refused for this
 * address.
 */
export const guessesPerPair: RateLimit = { name: 'guess_pair', most: 20, seconds: quarterHour }
/** Wrong passwords of one client for all addresses. One client may be a whole office. */
export const guessesPerClient: RateLimit = { name: 'guess_client', most: 200, seconds: quarterHour }
/** Wrong passwords for one address from all clients, more than one of them may try: beyond, each try brings a proof of work. */
export const guessesPerAddress: RateLimit = { name: 'guess_address', most: 40, seconds: quarterHour }

export const registrationsPerClient: RateLimit = { name: 'register_client', most: 100, seconds: hour }
/** Each sign-up sends the address a mail; one client stops here. */
export const registrationsPerPair: RateLimit = { name: 'register_pair', most: 10, seconds: hour }
/** From all clients: beyond, each sign-up brings a proof of work. */
export const registrationsPerAddress: RateLimit = { name: 'register_address', most: 10, seconds: hour }

export const resetsPerClient: RateLimit = { name: 'reset_client', most: 50, seconds: hour }
/** Emails with a link to one address. A link works for 15 minutes, so a person who is refused still has a working one. */
export const resetMailsPerAddress: RateLimit = { name: 'reset_mail', most: 2, seconds: 10 * 60 }
/** Requests for one address from all clients: beyond, each brings a proof of work. */
export const resetsPerAddress: RateLimit = { name: 'reset_address', most: 12, seconds: 24 * hour }

/** How hard the proofs are that are asked for where an address has seen too much: a second or two on a phone. */
export const signInProofBits = 14

/** Guesses of somebody who found a browser signed in. */
export const passwordChecksPerUser: RateLimit = { name: 'password_user', most: 10, seconds: quarterHour }
