import type { Context } from '../context.ts'
import { fitsRate, giveBackRate, takeRate } from '../rate-limit/take-rate.ts'
import { guessesPerAddress, guessesPerClient, guessesPerPair } from './session-limits.ts'

/**
 * One try of a password for an address, whichever door it comes through: sign-in, sign-up, an invitation, a confirmation.
 * `check` answers null for a wrong password; a right one is no guess. Wrong ones count for the client at this address and for
 * the client, which are refused beyond their limits. They also count for the address, which is never refused: a
 * stranger cannot lock a person out (product.md, Safety; docs/decisions/0041).
 * Error: request.too_many.
 */
export async function guessPassword<Found>(
  ctx: Context,
  email: string,
  check: () => Promise<Found | null>,
): Promise<Found | null> {
  const pair = `${email} ${ctx.clientAddress}`
  await takeRate(ctx, guessesPerPair, pair)
  await takeRate(ctx, guessesPerClient, ctx.clientAddress)
  const isCounted = await fitsRate(ctx, guessesPerAddress, email)
  const found = await check()
  if (found === null) return null
  await giveBackRate(ctx, guessesPerPair, pair)
  await giveBackRate(ctx, guessesPerClient, ctx.clientAddress)
  if (isCounted) await giveBackRate(ctx, guessesPerAddress, email)
  return found
}
