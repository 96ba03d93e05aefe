import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type TicketBody, ticketBody, ticketPriceBody } from '@foyer/contracts/ticket/ticket'
import type { updateTicket } from '@foyer/contracts/ticket/ticket-endpoints'
import { editablePart } from '@foyer/contracts/update-of'
import type { Context } from '../context.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'
import { changed, laidOver } from '../update/changed.ts'

type Update = ParsedInput<typeof updateTicket>['body']

/**
 * What an update makes of a ticket. The list of prices, where it is sent, names all of them: one that is missing is to be
 * removed, one without an id is new and begins with the defaults of a new price; of those that stay, a field that is left out
 * keeps its value, so that no stock becomes unlimited by silence. Errors: those of `changed`.
 */
export function changedTicket(ctx: Context, ticket: TicketItem, { prices, ...body }: Update): TicketBody {
  const given = prices === undefined ? body : { ...body, prices: wholePrices(ticket, prices) }
  return changed(ctx, ticketBody, ticket, given)
}

/** Where there is one price on both sides, its id may be left out. */
function wholePrices({ prices: before }: TicketItem, given: NonNullable<Update['prices']>) {
  const isOnlyOne = before.length === 1 && given.length === 1
  return given.map((price) => {
    const known = before.find(({ id }) => (price.id === undefined ? isOnlyOne : id === price.id))
    if (!known) return { ...ticketPriceBody.parse({ ...price, id: undefined }), id: price.id }
    return laidOver(editablePart(ticketPriceBody, known), price)
  })
}
