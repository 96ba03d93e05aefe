import type { EmailKind } from '@foyer/contracts/email/email'
import type { Message } from '@foyer/contracts/message'
import { SentEmailEntity, type SentEmailItem } from '../store/email/sent-email-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'
import { claimEmail } from './claim-email.ts'
import type { MailBounds } from './mail-bounds.ts'
import type { EmailTags, OutgoingEmail } from './ses.ts'
import { EmailGivenUp, EmailRefused, EmailWithheld, SesSilent } from './ses-refusal.ts'
import { type EmailOutcome, emailSeverity, readSuppression } from './suppressed-address.ts'
import { nextTry, withholdingDays } from './withholding.ts'

/** What an email is about: an order's short id or a user's id, and of an order's ticket its holder. */
export interface EmailSubject {
  subject_id: string
  attendee_short_id?: string
}

/** An email, and what it counts against. */
export interface BoundEmail extends OutgoingEmail {
  bounds?: MailBounds | null
}

/**
 * Sends the email of a message unless it was sent before (F5). Of two copies of a message at the same moment only one sends:
 * the other fails with `EmailUnderWay` and comes again. Written down only after SES took it, so that a consumer that
 * dies in between sends again rather than never (F7). To a suppressed address nothing is sent, and that is written
 * down instead (F18); the same of one that SES will never take. One that a budget holds back is written down, and tried again on
 * each of the next days. `write` answers null when there is
 * nothing to send anymore. Answers what is known of the email. Errors: `SesClosed`, `EmailUnanswered`, `EmailWithheld`, `EmailGivenUp`.
 */
export async function sendOnce(
  ctx: Context,
  message: Message & { name: EmailKind },
  { subject_id, attendee_short_id }: EmailSubject,
  write: () => Promise<BoundEmail | null>,
): Promise<EmailOutcome | null> {
  const key = { subject_id, message_id: message.id }
  const { data: earlier } = await SentEmailEntity.get(key).go({ consistent: true })
  const now = nowInstant(ctx)
  if (earlier) {
    if (!earlier.retry_at) return { status: earlier.status, reason: earlier.reason }
    if (earlier.retry_at > now) throw new EmailWithheld(earlier.retry_at)
  }
  const email = await write()
  if (!email) {
    if (earlier) await writeDown({ ...earlier, retry_at: undefined })
    return null
  }
  const tags = { subject: subject_id, message: message.id }
  const { outcome, ses_message_id } = await sendClaimed(ctx, email, tags)
  const isHeldBack = outcome.status === 'WITHHELD' && email.bounds?.waits === true
  const withheld_since = isHeldBack ? (earlier?.withheld_since ?? now) : undefined
  const retry_at = withheld_since && nextTry(ctx, withheld_since)
  await writeDown({
    ...key,
    attendee_short_id: attendee_short_id ?? null,
    kind: message.name,
    to: email.to,
    ses_message_id,
    sent_at: now,
    ...outcome,
    status_at: now,
    severity: emailSeverity(outcome),
    withheld_since,
    retry_at,
  })
  if (retry_at) throw new EmailWithheld(retry_at)
  if (isHeldBack) throw new EmailGivenUp(`A budget withheld this email for ${withholdingDays} days.`)
  return outcome
}

async function writeDown(email: SentEmailItem): Promise<void> {
  try {
    await SentEmailEntity.put(email)
      .where(
        ({ message_id, retry_at }, { notExists, exists }) =>
          `${notExists(message_id)} OR ${exists(retry_at)}`,
      )
      .go()
  } catch (error) {
    // Another process handled the same message, and the newer outcome of its email must stay.
    if (!isConditionRefused(error)) throw error
  }
}

async function sendClaimed(ctx: Context, email: BoundEmail, tags: EmailTags): Promise<Left> {
  const { letGo, keepBack } = await claimEmail(ctx, tags.message)
  try {
    return await leave(email, tags)
  } catch (error) {
    // Where that fails too, the claim ends by itself; what went wrong first is what counts.
    await (error instanceof SesSilent ? keepBack() : letGo()).catch(() => undefined)
    throw error
  }
}

async function mayLeave({ to, bounds }: Pick<BoundEmail, 'to' | 'bounds'>): Promise<EmailOutcome> {
  const suppression = await readSuppression(to)
  if (suppression) return { status: 'SUPPRESSED', reason: suppression }
  const reason = (await bounds?.take()) ?? null
  return { status: reason ? 'WITHHELD' : 'SENT', reason }
}

interface Left {
  outcome: EmailOutcome
  /** Empty if SES did not accept it. */
  ses_message_id: string
}

async function leave({ bounds, ...email }: BoundEmail, tags: EmailTags): Promise<Left> {
  const outcome = await mayLeave({ bounds, ...email })
  if (outcome.status !== 'SENT') return { outcome, ses_message_id: '' }
  // With the first email: the API rarely sends one.
  const { sendEmail } = await import('./ses.ts')
  try {
    return { outcome, ses_message_id: await sendEmail(email, tags) }
  } catch (error) {
    await bounds?.giveBack()
    if (!(error instanceof EmailRefused)) throw error
    return { outcome: { status: 'REJECTED', reason: error.reason }, ses_message_id: '' }
  }
}
