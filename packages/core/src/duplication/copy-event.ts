import type { EventCopy } from '@foyer/contracts/event/event'
import type { Context } from '../context.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import { copyAffiliates } from './copy-affiliates.ts'
import { copyCapacityAssignments } from './copy-capacity-assignments.ts'
import { copyCheckInLists } from './copy-check-in-lists.ts'
import { copyPromoCodes } from './copy-promo-codes.ts'
import { copyQuestions } from './copy-questions.ts'
import { copiedTickets, writeCopiedTickets } from './copy-tickets.ts'
import type { Shift } from './shift-wall-time.ts'

/**
 * Writes what hangs on an event under the id of one that cannot be found yet. In batches: however it ends, nothing is
 * seen of it until that event is written.
 */
export async function copyEventParts(
  ctx: Context,
  { event, tickets, questions, capacity_assignments, taxes_and_fees }: EventGraph,
  { event_id, copy, shift }: { event_id: string; copy: EventCopy; shift: Shift },
): Promise<void> {
  const isKnown = (tax_id: string) => taxes_and_fees.some(({ id }) => id === tax_id)
  const sold = tickets.map((ticket) => ({
    ...ticket,
    tax_and_fee_ids: ticket.tax_and_fee_ids.filter(isKnown),
  }))
  const copied = copy.tickets ? copiedTickets(sold, event_id, shift) : null
  const idOf = copied?.idOf ?? null
  if (copied) {
    const limited = copy.capacity_assignments
      ? await copyCapacityAssignments(capacity_assignments, event_id, copied)
      : copied.tickets
    await writeCopiedTickets(limited)
    if (copy.check_in_lists) await copyCheckInLists(event.event_id, { event_id, idOf: copied.idOf, shift })
  }
  if (copy.questions) await copyQuestions(questions, event_id, idOf)
  if (copy.affiliates) await copyAffiliates(ctx, event.event_id, event_id)
  if (copy.promo_codes) await copyPromoCodes(ctx, event.event_id, { event_id, idOf, shift })
}
