import type { EmailReason } from '@foyer/contracts/email/email'
import * as z from 'zod'
import type { EmailFeedback } from './record-email-feedback.ts'

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())
const tag = z.tuple([z.string()])
const mail = z.object({ timestamp: instant, tags: z.object({ subject: tag, message: tag }) })

/** The SES events about emails that Foyer subscribes to, with the fields that it uses. */
const sesEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail,
    bounce: z.object({
      bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']),
      bounceSubType: z.string(),
      timestamp: instant,
    }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail,
    complaint: z.object({ complaintFeedbackType: z.string().nullish(), timestamp: instant }),
  }),
  z.object({ eventType: z.literal('Reject'), mail }),
])
type SesEvent = z.infer<typeof sesEvent>

/** What SES writes once into a topic that it has been given; the only message that is not JSON. */
const greeting = 'Successfully validated SNS topic for Amazon SES event publishing.'

/** Parses SES's message about one email. Null if it is not about an email. Throws for an unknown kind. */
export function parseSesEvent(body: string): EmailFeedback | null {
  if (body.trim() === greeting) return null
  const event = sesEvent.parse(parseJson(body))
  const { subject, message } = event.mail.tags
  const outcome = outcomeOf(event)
  return outcome && { subject_id: subject[0], message_id: message[0], ...outcome }
}

function outcomeOf(event: SesEvent): Pick<EmailFeedback, 'status' | 'reason' | 'at'> | null {
  switch (event.eventType) {
    case 'Bounce': {
      const { bounceType, bounceSubType, timestamp } = event.bounce
      const isFinal = bounceType === 'Permanent'
      const reason = isFinal ? 'UNREACHABLE' : (passingReasons[bounceSubType] ?? 'TEMPORARY')
      return { status: 'BOUNCED', reason, at: timestamp }
    }
    case 'Complaint': {
      const { complaintFeedbackType, timestamp } = event.complaint
      // A reader who moved the email out of their spam folder.
      if (complaintFeedbackType === 'not-spam') return null
      return { status: 'COMPLAINED', reason: 'SPAM_COMPLAINT', at: timestamp }
    }
    case 'Reject':
      return { status: 'REJECTED', reason: 'CONTENT_REFUSED', at: event.mail.timestamp }
  }
}

/** By SES's subtype of a bounce that is not permanent. */
const passingReasons: Record<string, EmailReason> = {
  MailboxFull: 'MAILBOX_FULL',
  MessageTooLarge: 'TOO_LARGE',
  ContentRejected: 'CONTENT_REFUSED',
  AttachmentRejected: 'CONTENT_REFUSED',
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // The parser's own error quotes the body, which names people.
    throw new Error('This is not JSON.')
  }
}
