import type { PublicOrder } from '@foyer/contracts/order/order'
import type { DetailsValues } from './details-form-schema.ts'
import { detailsOf } from './details-values.ts'

type Order = Pick<PublicOrder, 'event_id' | 'attendees'>
type Holder = DetailsValues['attendees'][number]

interface Draft {
  values: DetailsValues
  /** The kinds of the tickets in `values`. A new hold has the same kinds under other ids. */
  ticket_ids: string[]
}

const key = (eventId: string) => `checkout-details:${eventId}`

/**
 * What was typed so far for an event, kept in this tab through a reload, the back button, a crash, and a new hold after
 * the first one has ended.
 */
export function readDraft(order: Parameters<typeof detailsOf>[0] & Order): DetailsValues {
  const fresh = detailsOf(order)
  try {
    const draft = JSON.parse(sessionStorage.getItem(key(order.event_id)) ?? 'null') as Draft | null
    if (!draft) return fresh
    if (isOfSameTickets(draft.values, fresh)) return withAllQuestions(draft.values, fresh)
    return order.email === '' ? carriedOver(draft, fresh, order) : fresh
  } catch {
    return fresh
  }
}

export function keepDraft({ event_id, attendees }: Order, values: unknown): void {
  const ticket_ids = attendees.map(({ ticket_id }) => ticket_id)
  try {
    sessionStorage.setItem(key(event_id), JSON.stringify({ values, ticket_ids }))
  } catch {
    // Storage is blocked or full. The form still has the values while it is open.
  }
}

/** Removes the names from the browser's storage after the purchase. */
export function dropDraft(eventId: string): void {
  try {
    sessionStorage.removeItem(key(eventId))
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** A question that is new since the draft starts empty, and one that is no longer asked is dropped. */
function withAllQuestions(draft: DetailsValues, fresh: DetailsValues): DetailsValues {
  return {
    ...draft,
    answers: asked(draft, fresh),
    attendees: fresh.attendees.map((attendee, index) => holderOf(draft.attendees[index], attendee)),
  }
}

/**
 * The buyer and guests of an earlier hold, each guest on a ticket of the same kind. Terms must be accepted again for each
 * order.
 */
function carriedOver({ values, ticket_ids }: Draft, fresh: DetailsValues, order: Order): DetailsValues {
  const left = values.attendees.map((attendee, index) => ({ attendee, ticket_id: ticket_ids[index] }))
  const take = (ticket_id: string | undefined) => {
    const found = left.findIndex((candidate) => candidate.ticket_id === ticket_id)
    return found < 0 ? undefined : left.splice(found, 1)[0]?.attendee
  }
  const { first_name, last_name, email } = values
  return {
    ...fresh,
    ...{ first_name, last_name, email },
    answers: asked(values, fresh),
    attendees: fresh.attendees.map((attendee, index) =>
      holderOf(take(order.attendees[index]?.ticket_id), attendee),
    ),
  }
}

function holderOf(drafted: Holder | undefined, fresh: Holder): Holder {
  if (!drafted) return fresh
  return { ...drafted, short_id: fresh.short_id, answers: asked(drafted, fresh) }
}

type Answered = Pick<DetailsValues, 'answers'>

function asked(drafted: Answered, fresh: Answered): DetailsValues['answers'] {
  return Object.fromEntries(
    Object.entries(fresh.answers).map(([id, empty]) => [id, drafted.answers[id] ?? empty]),
  )
}

function isOfSameTickets(draft: DetailsValues, fresh: DetailsValues): boolean {
  const ids = (values: DetailsValues) => values.attendees.map(({ short_id }) => short_id).join()
  return ids(draft) === ids(fresh)
}
