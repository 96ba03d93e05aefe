import type { Message } from '@foyer/contracts/message'
import { type Context, instantAfter } from '../context.ts'
import { closedWaitSeconds, mostRounds } from '../mail/closed-wait.ts'
import { type EmailWaits, EmailWithheld } from '../mail/ses-refusal.ts'
import { sendMessages } from './send-messages.ts'

/** Switched off by the proof's negative control only: then mail that SES takes from no one is tried as any other, and given up. */
export const putOffGuard = { isOn: true }

/**
 * Puts a message back into its queue for later, under the same id, because its email waits for the mail service (F34): SQS
 * would give it up after five tries. Up to a quarter of the wait is left to chance, so that what waited together does not
 * come back together. What a budget withholds waits for its day, and that counts for no round. Answers whether it was put off: after some three days it is not any more. Error: when SQS does not take it.
 */
export async function putOffMessage(ctx: Context, message: Message, why: EmailWaits): Promise<boolean> {
  const { put_off = 0 } = message
  if (!putOffGuard.isOn || put_off >= mostRounds) return false
  const seconds = closedWaitSeconds(put_off, why) * (1 - Math.random() / 4)
  const later =
    why instanceof EmailWithheld
      ? { ...message, deliver_at: why.until }
      : { ...message, put_off: put_off + 1, deliver_at: instantAfter(ctx, seconds) }
  const failed = await sendMessages([later], ctx.now.getTime())
  if (failed.size > 0) throw new Error('A message could not be put off.')
  return true
}
