import { readOrderEmails, readSuppression } from '@foyer/core/mail/suppressed-address'
import { moneyText } from '@foyer/core/money-text'
import { AttendeeEntity } from '@foyer/core/store/attendee/attendee-entity'
import type { OrderItem } from '@foyer/core/store/order/order-entity'
import { findPeople, readIdentity } from '@foyer/core/store/user/user-entity'
import { scanRows } from '@foyer/core/table/scan-rows'
import { type CommandInput, OperatorError } from './command.ts'
import { counted } from './counted.ts'
import { readOrder } from './find-order.ts'

type Say = CommandInput['say']

/**
 * Shows an order, ticket, person or address by reference, short id, user id or email address. Only the operator sees it: no log
 * gets it, and it shows no short id, which would open the buyer's page.
 */
export async function find({ words: [given = ''], say }: CommandInput): Promise<boolean> {
  const text = given.trim()
  const found = text.includes('@') ? await findAddress(text.toLowerCase(), say) : await findThing(text, say)
  if (!found) throw new OperatorError(`Nothing was found for ${text}.`)
  return true
}

async function findAddress(email: string, say: Say): Promise<boolean> {
  const people = await findPeople(email)
  for (const { user } of people) sayPerson(user, say)
  const suppressed = await readSuppression(email)
  if (suppressed) say(`${email} gets no email: ${suppressed}.`)
  return (await sayRows(['email'], email, say)) || people.length > 0 || suppressed !== null
}

async function findThing(text: string, say: Say): Promise<boolean> {
  const person = text.startsWith('us_') ? await readIdentity(text) : null
  if (person) sayPerson(person.user, say)
  const order = await readOrder(text)
  if (order) await sayOrder(order, say)
  const { data: attendee } = await AttendeeEntity.get({ short_id: text }).go()
  if (attendee) sayAttendee(attendee, say)
  if (person || order || attendee) return true
  return sayRows(['reference', 'order_reference'], text.toUpperCase(), say)
}

async function sayRows(fields: string[], text: string, say: Say): Promise<boolean> {
  const { rows, read_units } = await scanRows(fields, text)
  for (const { entity, row } of rows) {
    const order = entity === 'order' ? await readOrder(String(row.short_id)) : null
    if (order) await sayOrder(order, say)
    if (entity === 'attendee') sayAttendee(row as unknown as Attendee, say)
  }
  say(`Orders and tickets: ${rows.length}, for ${counted(read_units, 'read unit')}.`)
  return rows.length > 0
}

function sayPerson(
  user: { user_id: string; email: string; is_email_confirmed: boolean; created_at: string },
  say: Say,
): void {
  const confirmed = user.is_email_confirmed ? 'confirmed' : 'not confirmed'
  say(`Person ${user.user_id}: ${user.email} (${confirmed}), since ${user.created_at}.`)
}

interface Attendee {
  reference: string
  order_reference: string
  event_id: string
  ticket_title: string
  email: string
  status: string
}

function sayAttendee(attendee: Attendee, say: Say): void {
  const { reference, order_reference, event_id, ticket_title, email, status } = attendee
  say(
    `Ticket ${reference} (${ticket_title}) of order ${order_reference}, event ${event_id}: ${status}, ${email}.`,
  )
}

async function sayOrder(order: OrderItem, say: Say): Promise<void> {
  const { reference, event_id, account_id, status, payment_status, refund_status, currency, total } = order
  say(
    `Order ${reference}: ${status}, ${payment_status}, refund ${refund_status}, ${moneyText(total, currency)}.`,
  )
  say(`  Event ${event_id}, account ${account_id}, buyer ${order.email}, since ${order.created_at}.`)
  for (const refund of order.refunds)
    say(
      `  Refund ${refund.id}: ${refund.status}, ${moneyText(refund.amount, currency)}, requested at ${refund.created_at}.`,
    )
  for (const { kind, to, status: sent, reason, sent_at } of await readOrderEmails(order.short_id))
    say(`  Email ${kind} to ${to}: ${sent}${reason ? ` (${reason})` : ''}, ${sent_at}.`)
  say(
    `  Logs: filter order = "${reference}" | sort @timestamp | display @log, message, trace_id, message_name, route`,
  )
}
