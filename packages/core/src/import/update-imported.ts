import { isDeepStrictEqual } from 'node:util'
import { orderAttendeesChanged } from '@foyer/contracts/order/order-messages'
import type { Answer } from '@foyer/contracts/question/answer'
import { changeAttendee } from '../attendee/change-attendee.ts'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { checkNamedSize } from '../order/new-order.ts'
import { withMoment } from '../order-state/order-states.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { ImportClaimEntity, type ImportClaimItem } from '../store/import/import-claim-entity.ts'
import type { ImportItem } from '../store/import/import-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { isConditionRefused, toSend, untilWritten } from '../table/write.ts'
import { AppError, type Context, isAppError } from '../verb.ts'
import { orderAnswers, withAnswers } from './imported-answers.ts'
import { buyerOf, holderOf, printOf, ticketOf } from './imported-order.ts'
import type { PlannedOrder } from './plan-orders.ts'

/**
 * Corrects names, addresses, languages, notes and answers of an order that was imported before, and nothing else. The claim is written last, so that an
 * attempt that dies is repeated. No one is mailed.
 */
export async function updateImported(
  ctx: Context,
  { id }: ImportItem,
  planned: PlannedOrder,
  claim: ImportClaimItem,
): Promise<void> {
  const graph = await readEventGraph(claim.imported_event_id)
  if (!graph) throw new AppError('event.not_found')
  const buyer = buyerOf(planned.tickets)
  const told = { ...buyer, answers: orderAnswers(graph, planned.tickets) }
  await correctOrder(ctx, claim.order_short_id, planned, told)
  const tickets = []
  for (const ticket of claim.tickets) {
    const holder = holderOf(graph, buyer, ticket.short_id, ticketOf(planned.tickets, claim, ticket))
    const { first_name, last_name, email, notes = '' } = holder
    await changeAttendee(ticket.short_id, (attendee) => {
      const answered = withAnswers(attendee.answers ?? [], holder.answers ?? [])
      const isAnswered = isDeepStrictEqual(answered.answers, attendee.answers)
      if (printOf(attendee) === printOf(holder) && isAnswered) return null
      return { set: { first_name, last_name, email, notes, ...answered } }
    }).catch(passedOn)
    tickets.push({ ...ticket, print: printOf(holder) })
  }
  const { imported_event_id, external_id, order_short_id } = claim
  await ImportClaimEntity.patch({ imported_event_id, external_id })
    .set({ told: planned.told, updated_by: id, tickets })
    .where((is, { eq }) => eq(is.order_short_id, order_short_id))
    .go()
    .catch((error) => {
      // Undone meanwhile.
      if (!isConditionRefused(error)) throw error
    })
}

async function correctOrder(
  ctx: Context,
  order_short_id: string,
  { tickets }: PlannedOrder,
  { answers, ...buyer }: ReturnType<typeof buyerOf> & { answers: Answer[] },
): Promise<void> {
  await untilWritten(async () => {
    const order = await readOrder(order_short_id)
    const locale = tickets.flatMap(({ given }) => given.locale ?? [])[0] ?? order.locale
    const next = { ...order, ...buyer, locale, ...withAnswers(order.answers ?? [], answers) }
    if (isDeepStrictEqual(next, order)) return 'written'
    checkNamedSize(next)
    const messages = next.email === order.email ? [] : [toSend(orderAttendeesChanged, { order_short_id })]
    return writeOrder({ before: order, after: withMoment(ctx, next, 'EDITED'), messages })
  })
}

/** The person who holds the ticket now is another one, with a name of their own. */
function passedOn(error: unknown): void {
  if (!isAppError(error, 'attendee.passed_on') && !isAppError(error, 'attendee.not_found')) throw error
}
