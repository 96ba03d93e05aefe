import type { ArchivedEvent } from '@foyer/contracts/archive/archive-lines'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { type AffiliateItem, readAffiliates } from '../store/affiliate/affiliate-entity.ts'
import { type CheckInListItem, readCheckInLists } from '../store/check-in-list/check-in-list-entity.ts'
import { imagesOf } from '../store/event/event-entity.ts'
import { PromoCodeEntity, type PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'
import { archivedImages } from './archived-images.ts'

/**
 * An event as a line of an archive, and where its pictures are: what its organizer entered, field by field, so that no link, count or key comes
 * along. Null if it is gone.
 */
export async function describeEvent(event_id: string) {
  const [graph, lists, affiliates, { data: codes }] = await Promise.all([
    readEventGraph(event_id, { fresh: true }),
    readCheckInLists(event_id),
    readAffiliates(event_id),
    PromoCodeEntity.query.primary({ event_id }).go({ consistent: true, pages: 'all' }),
  ])
  if (!graph) return null
  const images = archivedImages(imagesOf(graph.event))
  const event: ArchivedEvent = {
    ...eventFields(graph),
    images: images.lines,
    tickets: graph.tickets.map(ticketLine),
    questions: graph.questions.map((question) => {
      const { title, description, type, options, is_required, is_hidden, belongs_to } = question
      return {
        ...{ external_id: question.id, title, description, type, options },
        ...{ is_required, is_hidden, belongs_to, tickets: question.ticket_ids },
      }
    }),
    capacity_assignments: graph.capacity_assignments.map((assignment) => {
      const { id, name, capacity, status, stop_sales_at_limit, ticket_ids } = assignment
      return { external_id: id, name, capacity, status, stop_sales_at_limit, tickets: ticket_ids }
    }),
    promo_codes: codes.map(codeLine),
    check_in_lists: lists.map(listLine),
    affiliates: affiliates.map(affiliateLine),
    translations: graph.translations.map(({ language, texts }) => ({ language, texts: textsOf(texts) })),
  }
  return { event, images: images.files }
}

function eventFields({ event, settings, organizer }: EventGraph) {
  const { id, title, description, start_date, end_date, timezone, currency, status } = event
  const what = { external_id: id, organizer: organizer.id, title, description }
  const is_test = event.is_test === true
  return { ...what, start_date, end_date, timezone, currency, status, is_test, settings }
}

function ticketLine(ticket: TicketItem): ArchivedEvent['tickets'][number] {
  const { id, title, description, type, min_per_order, max_per_order, sale_start_date, sale_end_date } =
    ticket
  const { is_hidden, is_paused, hide_when_sold_out, hide_before_sale_start, hide_after_sale_end } = ticket
  const { is_hidden_without_promo_code, show_quantity_remaining, collapse_on_load } = ticket
  return {
    external_id: id,
    ...{ title, description, type, min_per_order, max_per_order, sale_start_date, sale_end_date },
    ...{ is_hidden, is_paused, hide_when_sold_out, hide_before_sale_start, hide_after_sale_end },
    ...{ is_hidden_without_promo_code, show_quantity_remaining, collapse_on_load },
    prices: ticket.prices.map((price) => ({
      external_id: price.id,
      ...{ label: price.label, price: price.price, quantity_available: price.quantity_available },
      ...{ sale_start_date: price.sale_start_date, sale_end_date: price.sale_end_date },
      is_hidden: price.is_hidden,
    })),
    taxes_and_fees: ticket.tax_and_fee_ids,
  }
}

function codeLine(code: PromoCodeItem): ArchivedEvent['promo_codes'][number] {
  const { id, discount_type, discount_amount, expires_at, max_uses, max_tickets_discounted } = code
  const limits = { expires_at, max_uses, max_tickets_discounted }
  return {
    external_id: id,
    ...{ code: code.code, discount_type, discount_amount },
    ...limits,
    tickets: code.ticket_ids,
  }
}

function listLine(list: CheckInListItem): ArchivedEvent['check_in_lists'][number] {
  const { id, name, description, activates_at = null, expires_at = null, ticket_ids } = list
  return { external_id: id, name, description, activates_at, expires_at, tickets: ticket_ids }
}

function affiliateLine(affiliate: AffiliateItem): ArchivedEvent['affiliates'][number] {
  const { id, name, code, email, status } = affiliate
  return { external_id: id, name, code, email, status }
}

function textsOf(texts: EventGraph['translations'][number]['texts']): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, { text }]) => [key, text]))
}
