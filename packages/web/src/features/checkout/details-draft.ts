import { type DetailsValues, detailsOf } from './details-form-schema.ts'

const key = (orderShortId: string) => `checkout-details:${orderShortId}`

/** What was typed so far, kept in this tab: reloads and the back button lose nothing. */
export function readDraft(order: Parameters<typeof detailsOf>[0] & { short_id: string }): DetailsValues {
  const fresh = detailsOf(order)
  try {
    const draft = JSON.parse(sessionStorage.getItem(key(order.short_id)) ?? 'null') as DetailsValues | null
    return draft && isOfSameTickets(draft, fresh) ? withAllQuestions(draft, fresh) : fresh
  } catch {
    return fresh
  }
}

export function keepDraft(orderShortId: string, values: unknown): void {
  try {
    sessionStorage.setItem(key(orderShortId), JSON.stringify(values))
  } catch {
    // Storage is blocked or full: the form still holds the values while it is open.
  }
}

/** Names do not outlive the order in the browser's storage. */
export function dropDraft(orderShortId: string): void {
  try {
    sessionStorage.removeItem(key(orderShortId))
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** A question that was not asked yet when the draft was kept starts empty. */
function withAllQuestions(draft: DetailsValues, fresh: DetailsValues): DetailsValues {
  return {
    ...draft,
    answers: { ...fresh.answers, ...draft.answers },
    attendees: draft.attendees.map((attendee, index) => ({
      ...attendee,
      answers: { ...fresh.attendees[index]?.answers, ...attendee.answers },
    })),
  }
}

function isOfSameTickets(draft: DetailsValues, fresh: DetailsValues): boolean {
  const ids = (values: DetailsValues) => values.attendees.map(({ short_id }) => short_id).join()
  return ids(draft) === ids(fresh)
}
