import { randomUUID } from 'node:crypto'
import { EmailClaimEntity } from '../store/email/sent-email-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { type Context, instantAfter, nowInstant, ttlAfterDays } from '../verb.ts'
import { EmailWaits } from './ses-refusal.ts'

/** Another copy of the message is being handled at this moment. This one comes again later and finds the outcome. */
export class EmailUnderWay extends Error {}

/**
 * Longer than any function that sends may run (60 seconds), counted from the context's moment: when a claim is over, its claimer has
 * ended, and what it wrote down was there before the next claimer began and looked.
 */
export const claimSeconds = 90

/** SES may have this email, because it did not answer. It does not get the email again before its time. */
export class EmailUnanswered extends EmailWaits {}

/** Longer than mail waits for SES at most (`closed-wait.ts`): until then it counts how often SES said nothing. */
const claimDays = 5

/**
 * How long an email waits, in seconds, that SES said nothing to so often: so that it is sent at most six times in the three days
 * for which mail waits, should SES have taken it each time (docs/decisions/0067). The first wait is over when the message comes back.
 */
export const unansweredWaitSeconds = (unanswered: number) => 40 * 8 ** (unanswered - 1)

/** How a claim ends when the email is not sent. */
export interface EmailClaim {
  /** SES does not have the email: other copies may send it. */
  letGo: () => Promise<void>
  /** SES may have the email: no copy sends it for a while. */
  keepBack: () => Promise<void>
}

/**
 * Takes the right to send a message's email; a claim ends after 90 seconds if its process dies. Errors:
 * `EmailUnderWay`, `EmailUnanswered`.
 */
export async function claimEmail(ctx: Context, message_id: string): Promise<EmailClaim> {
  const claimed_by: string = randomUUID()
  const unanswered = await take(ctx, message_id, claimed_by)
  const leave = async (next: { claimed_until: string; unanswered?: number }) => {
    await EmailClaimEntity.patch({ message_id })
      .set(next)
      .where((claim, { eq }) => eq(claim.claimed_by, claimed_by))
      .go()
  }
  return {
    letGo: () => leave({ claimed_until: '' }),
    keepBack: () => {
      const claimed_until = instantAfter(ctx, unansweredWaitSeconds(unanswered + 1))
      return leave({ claimed_until, unanswered: unanswered + 1 })
    },
  }
}

/** Answers how often SES has not answered for this email. */
async function take(ctx: Context, message_id: string, claimed_by: string): Promise<number> {
  try {
    const { data } = await EmailClaimEntity.update({ message_id })
      .set({ claimed_by, claimed_until: instantAfter(ctx, claimSeconds), ttl: ttlAfterDays(ctx, claimDays) })
      // Its own name too: where the answer is lost, the SDK asks again and meets what it has written.
      .where(
        (claim, { notExists, lt, eq }) =>
          `${notExists(claim.claimed_until)} OR ${lt(claim.claimed_until, nowInstant(ctx))} OR ${eq(claim.claimed_by, claimed_by)}`,
      )
      .go({ response: 'all_new' })
    return data.unanswered ?? 0
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    const { data: claim } = await EmailClaimEntity.get({ message_id }).go({ consistent: true })
    if (claim?.unanswered) throw new EmailUnanswered('SES may have this email.')
    throw new EmailUnderWay('Another copy of this message is being sent.')
  }
}
