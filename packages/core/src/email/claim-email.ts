import { randomUUID } from 'node:crypto'
import { type Context, instantAfter, nowInstant, ttlAfterDays } from '../context.ts'
import { isConditionRefused } from '../table/transact.ts'
import { EmailClaimEntity } from './email-claim-entity.ts'

/** Another copy of the message is being handled at this moment: this one comes again later and finds how that ended. */
export class EmailUnderWay extends Error {}

/** Switched off by the tests' negative control only: then two copies of one message at once send two emails. */
export const claimGuard = { isOn: true }

/**
 * Longer than any function that sends may run (60 seconds), counted from the context's moment: when a claim is over, its claimer has
 * ended, and what it wrote down was there before the next claimer began and looked.
 */
export const claimSeconds = 90

/**
 * Takes the right to send a message's email. Answers how to let go of it where SES did not take the email after all; a
 * claimer that dies lets go after 90 seconds. Error: `EmailUnderWay`.
 */
export async function claimEmail(ctx: Context, message_id: string): Promise<() => Promise<void>> {
  if (!claimGuard.isOn) return async () => {}
  const claimed_by: string = randomUUID()
  try {
    await EmailClaimEntity.update({ message_id })
      .set({ claimed_by, claimed_until: instantAfter(ctx, claimSeconds), ttl: ttlAfterDays(ctx, 1) })
      // Its own name too: where the answer is lost, the SDK asks again and meets what it has written.
      .where(
        (claim, { notExists, lt, eq }) =>
          `${notExists(claim.claimed_until)} OR ${lt(claim.claimed_until, nowInstant(ctx))} OR ${eq(claim.claimed_by, claimed_by)}`,
      )
      .go()
  } catch (error) {
    if (isConditionRefused(error)) throw new EmailUnderWay('Another copy of this message is being sent.')
    throw error
  }
  return async () => {
    await EmailClaimEntity.patch({ message_id })
      .set({ claimed_until: '' })
      .where((claim, { eq }) => eq(claim.claimed_by, claimed_by))
      .go()
  }
}
