import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { requireProof } from '../proof-of-work/require-proof.ts'
import {
  guessesPerAddress,
  guessesPerClient,
  guessesPerPair,
  passwordChecksPerUser,
  signInProofBits,
} from '../rate-limit/session-limits.ts'
import { fitsRate, giveBackRate, takeRate } from '../rate-limit/take-rate.ts'
import type { UserItem } from '../store/user/user-entity.ts'
import { AppError, type Context } from '../verb.ts'

/**
 * One try of a password for an address, whichever door it comes through: sign-in, sign-up, an invitation, a confirmation.
 * `check` answers null for a wrong password; a right one is no guess. Wrong ones count for the client at this address and for
 * the client, which are refused beyond their limits. They also count for the address, known or not: beyond its limit each
 * try brings a proof of work, and is never refused, so a stranger cannot lock a person out (docs/product.md#safety;
 * docs/decisions/0041); `isProven`: the request has brought one, or is a
 * signed-in person's.
 */
export async function guessPassword<Found>(
  ctx: Context,
  email: string,
  check: () => Promise<Found | null>,
  { isProven = ctx.actor.kind !== 'anonymous' } = {},
): Promise<Found | null> {
  const pair = `${email} ${ctx.clientAddress}`
  const giveBack = async () => {
    await giveBackRate(ctx, guessesPerPair, pair)
    await giveBackRate(ctx, guessesPerClient, ctx.clientAddress)
  }
  await takeRate(ctx, guessesPerPair, pair)
  await takeRate(ctx, guessesPerClient, ctx.clientAddress)
  const isCounted = await fitsRate(ctx, guessesPerAddress, email)
  if (!isCounted && !isProven) {
    await requireSignInProof(ctx, email).catch(async (error: unknown) => {
      await giveBack()
      throw error
    })
  }
  const found = await check()
  if (found === null) return null
  await giveBack()
  if (isCounted) await giveBackRate(ctx, guessesPerAddress, email)
  return found
}

/** Requires a proof of work for anything about signing in with this address. */
export function requireSignInProof(ctx: Context, email: string): Promise<void> {
  return requireProof(ctx, `sign-in/${email}`, signInProofBits)
}

/**
 * Asks a signed-in person for their password before what would lock them out if somebody else did it. Errors:
 * `request.invalid` at `current_password` (422), `request.too_many`.
 */
export async function requireOwnPassword(ctx: Context, user: UserItem, password: string): Promise<void> {
  await takeRate(ctx, passwordChecksPerUser, user.user_id)
  const isRight = async () => ((await isPasswordRight(password, user.password_hash)) ? true : null)
  if (!(await guessPassword(ctx, user.email, isRight))) {
    throw new AppError('request.invalid', {
      errors: { current_password: ['This is not your current password.'] },
    })
  }
  await giveBackRate(ctx, passwordChecksPerUser, user.user_id)
}

const derive = promisify(argon2)

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const memory = 19_456
const passes = 2
const parallelism = 1
const tagLength = 32

/** Hash of a random password that is not kept: what is compared where there is no user. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$1yVvT6cVJdUSVjKNnJrFIQ$4xRnYjB1mVQ7n0mZq5J3kq6D3pT0m9n1bZ8w2c7Xv5E'

/** The password's argon2id hash as a PHC string with a fresh salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`
}

/** Whether a password fits a hash. Without a hash the same work is done, and the answer is no. */
export async function isPasswordRight(password: string, hash: string | null): Promise<boolean> {
  const { parameters, nonce, tag } = parsePhc(hash ?? nobodysHash)
  const given = await derive('argon2id', { message: password, nonce, tagLength: tag.length, ...parameters })
  return timingSafeEqual(given, tag) && hash !== null
}

function parsePhc(phc: string) {
  const [, , , settings = '', nonce = '', tag = ''] = phc.split('$')
  const setting = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(settings)?.[1])
  return {
    parameters: { memory: setting('m'), passes: setting('t'), parallelism: setting('p') },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
