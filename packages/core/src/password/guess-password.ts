import type { Context } from '../context.ts'
import { requireProof } from '../proof-of-work/require-proof.ts'
import {
  guessesPerAddress,
  guessesPerClient,
  guessesPerPair,
  signInProofBits,
} from '../rate-limit/session-limits.ts'
import { fitsRate, giveBackRate, takeRate } from '../rate-limit/take-rate.ts'

/**
 * One try of a password for an address, whichever door it comes through: sign-in, sign-up, an invitation, a confirmation.
 * `check` answers null for a wrong password; a right one is no guess. Wrong ones count for the client at this address and for
 * the client, which are refused beyond their limits. They also count for the address, known or not: beyond its limit each
 * try brings a proof of work, and is never refused, so a stranger cannot lock a person out (docs/product.md#safety;
 * docs/decisions/0041); `isProven`: the request has brought one, or is a
 * signed-in person's. Errors: request.too_many, client.proof_required.
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

/** A proof of work for whatever concerns signing in with that address. Error: client.proof_required. */
export function requireSignInProof(ctx: Context, email: string): Promise<void> {
  return requireProof(ctx, `sign-in/${email}`, signInProofBits)
}
