import type { Message } from '@foyer/contracts/message'
import { SentEmailEntity } from '@foyer/core/store/email/sent-email-entity'
import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import type { Facts } from './read-facts.ts'

interface InboxEmail {
  messageId: string
  body: { html?: string; text?: string }
}

/** These are no longer sent once the order or ticket has moved on. */
const mayLapse = new Set(['paymentFailedNoticeDue', 'ticketEmailDue', 'disputeNoticeDue'])

/**
 * In worlds that really send emails, the inbox has one for each message, despite repeated deliveries (F5, F18), and one
 * more for each time that SES accepted it without answering (docs/decisions/0067).
 */
export async function checkEmails({ world, orders }: Facts): Promise<string[]> {
  if (!world.readsMail) return []
  const inbox = await readInbox(world.event_id)
  const pages = await Promise.all(
    orders.map(({ short_id }) =>
      SentEmailEntity.query.primary({ subject_id: short_id }).go({ pages: 'all' }),
    ),
  )
  const sent = new Map(pages.flatMap(({ data }) => data.map((email) => [email.message_id, email])))
  const due = [...world.mailbag.sent.values()].filter(({ queue }) => queue === 'email')
  const cancelled = new Set(
    orders.flatMap(({ short_id, status }) => (status === 'CANCELLED' ? [short_id] : [])),
  )
  // A confirmation that waited for SES is not sent if its order was cancelled first.
  const isLapsed = ({ name, payload }: Message) =>
    mayLapse.has(name) || (name === 'orderConfirmationDue' && cancelled.has(String(payload.order_short_id)))
  const unsent = due.filter((message) => !sent.has(message.id) && !isLapsed(message))
  const absent = [...sent.values()].filter(({ ses_message_id }) => !inbox.has(ses_message_id))
  const doubled = [...world.mailbag.takenEmails].filter(([, { times, unanswered }]) => times > 1 + unanswered)
  const taken = [...world.mailbag.takenEmails.values()].reduce((sum, { times }) => sum + times, 0)
  return [
    ...doubled.map(
      ([id, { times, unanswered }]) => `${id} was sent ${times} times, with ${unanswered} unanswered`,
    ),
    ...(inbox.size === taken ? [] : [`the inbox holds ${inbox.size} emails of ${taken}`]),
    ...unsent.map(({ name, payload }) => `${name} was never sent: ${JSON.stringify(payload)}`),
    ...absent.map(({ kind, ses_message_id }) => `${kind} is not in the inbox: ${ses_message_id}`),
  ]
}

/** The ids of the emails about an event: each has a link that names it. */
async function readInbox(event_id: string): Promise<Set<string>> {
  const response = await fetch(`${standIns.inboxUrl}/emails?${new URLSearchParams({ about: event_id })}`)
  const { emails } = (await response.json()) as { emails: InboxEmail[] }
  return new Set(emails.map(({ messageId }) => messageId))
}
