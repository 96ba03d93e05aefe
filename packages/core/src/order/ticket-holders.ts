import type { AskedNames } from '@foyer/contracts/event/event-settings'
import type { GiveOrderDetailsBody } from '@foyer/contracts/order/order-bodies'
import type { TicketHolder } from '../store/attendee/write-attendees.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { AppError } from '../verb.ts'

type Ordered = Pick<OrderItem, 'slots'>

/**
 * The body with an entry for every ticket: those given, in their order, then those left out, which are the buyer's. Error:
 * request.invalid for a ticket that the order does not have, and for one that is given twice.
 */
export function withEveryTicket({ slots }: Ordered, body: GiveOrderDetailsBody): GiveOrderDetailsBody {
  const given = new Set(body.attendees.map(({ short_id }) => short_id))
  const isKnown = [...given].every((id) => slots.some(({ short_id }) => short_id === id))
  if (!isKnown || given.size < body.attendees.length)
    throw new AppError('request.invalid', { errors: { attendees: ['Name each ticket of the order once.'] } })
  const left = slots.filter(({ short_id }) => !given.has(short_id))
  const buyers = left.map(({ short_id }) => ({ short_id, first_name: '', last_name: '', answers: [] }))
  return { ...body, attendees: [...body.attendees, ...buyers] }
}

/**
 * Refuses details without the names that the event demands (docs/decisions/0082). Error: order.name_required, with a sentence for each
 * name that is missing.
 */
export function requireNames(asked: AskedNames, body: GiveOrderDetailsBody): void {
  const places = [
    ...(asked === 'NONE' ? [] : [['first_name', body.first_name] as const]),
    ...(asked === 'EVERYBODY'
      ? body.attendees.map(({ first_name }, index) => [`attendees.${index}.first_name`, first_name] as const)
      : []),
  ]
  const missing = places.filter(([, first_name]) => first_name === '')
  if (missing.length === 0) return
  const errors = Object.fromEntries(missing.map(([field]) => [field, ['Enter a first name.']]))
  throw new AppError('order.name_required', { errors })
}

/** The holder of each ticket: a guest, or the buyer, under the buyer's address unless the guest has one. */
export function ticketHolders({ attendees, ...buyer }: GiveOrderDetailsBody): TicketHolder[] {
  return attendees.map(({ short_id, email = buyer.email, ...guest }) => {
    const named = guest.first_name === '' ? buyer : guest
    return { short_id, first_name: named.first_name, last_name: named.last_name, email }
  })
}
