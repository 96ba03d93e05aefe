import type { ArchivedEvent } from '@foyer/contracts/archive/archive-lines'
import { type Image, showable } from '@foyer/contracts/image/image'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { mediaKey } from '../media/image-key.ts'
import { type AffiliateItem, readAffiliates } from '../store/affiliate/affiliate-entity.ts'
import { type CheckInListItem, readCheckInLists } from '../store/check-in-list/check-in-list-entity.ts'
import { imagesOf } from '../store/event/event-entity.ts'
import { PromoCodeEntity, type PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'

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
  const here = (ids: string[]) => namedHere(graph, ids)
  const event: ArchivedEvent = {
    ...eventFields(graph),
    images: images.lines,
    tickets: graph.tickets.map((ticket) => ticketLine(ticket, graph)),
    questions: graph.questions.map((question) => {
      const { title, description, type, options, is_required, is_hidden, belongs_to } = question
      return {
        ...{ external_id: question.id, title, description, type, options },
        ...{ is_required, is_hidden, belongs_to, tickets: here(question.ticket_ids) },
      }
    }),
    capacity_assignments: graph.capacity_assignments.map((assignment) => {
      const { id, name, capacity, status, stop_sales_at_limit, ticket_ids } = assignment
      return { external_id: id, name, capacity, status, stop_sales_at_limit, tickets: here(ticket_ids) }
    }),
    promo_codes: codes.map((code) => ({ ...codeLine(code), tickets: here(code.ticket_ids) })),
    check_in_lists: lists.map((list) => ({ ...listLine(list), tickets: here(list.ticket_ids) })),
    affiliates: affiliates.map(affiliateLine),
    translations: graph.translations.map(({ language, texts }) => ({ language, texts: textsOf(texts) })),
  }
  return { event, images: images.files }
}

/** Of the tickets that a thing is for those that are still there; if none is, all of them stay named, because none means all. */
function namedHere({ tickets }: EventGraph, ticket_ids: string[]): string[] {
  const left = ticket_ids.filter((id) => tickets.some((ticket) => ticket.id === id))
  return left.length > 0 ? left : ticket_ids
}

function eventFields({ event, settings, organizer }: EventGraph) {
  const { id, title, description, start_date, end_date, timezone, currency, status } = event
  const what = { external_id: id, organizer: organizer.id, title, description }
  const is_test = event.is_test === true
  return { ...what, start_date, end_date, timezone, currency, status, is_test, settings }
}

function ticketLine(ticket: TicketItem, { taxes_and_fees }: EventGraph): ArchivedEvent['tickets'][number] {
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
    taxes_and_fees: ticket.tax_and_fee_ids.filter((tax) => taxes_and_fees.some((each) => each.id === tax)),
  }
}

function codeLine(code: PromoCodeItem): Omit<ArchivedEvent['promo_codes'][number], 'tickets'> {
  const { id, discount_type, discount_amount, expires_at, max_uses, max_tickets_discounted } = code
  const limits = { expires_at, max_uses, max_tickets_discounted }
  return {
    external_id: id,
    ...{ code: code.code, discount_type, discount_amount },
    ...limits,
  }
}

function listLine(list: CheckInListItem): Omit<ArchivedEvent['check_in_lists'][number], 'tickets'> {
  const { id, name, description, activates_at = null, expires_at = null } = list
  return { external_id: id, name, description, activates_at, expires_at }
}

function affiliateLine(affiliate: AffiliateItem): ArchivedEvent['affiliates'][number] {
  const { id, name, code, email, status } = affiliate
  return { external_id: id, name, code, email, status }
}

function textsOf(texts: EventGraph['translations'][number]['texts']): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, { text }]) => [key, text]))
}

/** What lines of an archive say of pictures, and where their files come from. Pictures that no page shows yet are left out. */
export function archivedImages(images: readonly Image[]) {
  const files = showable(images).map(({ id, type, url }) => ({
    type,
    file: `images/${id}.${url.split('.').at(-1)}`,
    key: mediaKey(url),
  }))
  return {
    lines: files.map(({ type, file }) => ({ type, file })),
    files: files.map(({ file, key }) => ({ file, key })),
  }
}
