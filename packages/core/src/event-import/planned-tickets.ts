import type { ImportedEvent } from '@foyer/contracts/import/imported-event'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { ticketBody } from '@foyer/contracts/ticket/ticket'
import { newId } from '../random-id.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'
import { newTicketFields } from '../ticket/open-ticket.ts'
import { priceFields } from '../ticket/ticket-fields.ts'
import { checked, parsed, RefusedEvent } from './refused-event.ts'

/** What a line's names lead to. */
export interface Named {
  /** Ids of tickets, by what other things of the line call them. */
  tickets: Map<string, string>
  /** Ids of all things with texts, by their ids in the file. */
  things: Map<string, string>
}

interface TicketScene {
  currency: string
  max_per_order: number
  taxes_and_fees: readonly TaxOrFee[]
  taxId: (name: string) => string | null
}

/** A line's tickets, under ids that are not stored. Their names join `named`. Error: `RefusedEvent`. */
export async function plannedTickets(
  lines: ImportedEvent['tickets'],
  { taxId, ...opening }: TicketScene,
  named: Named,
): Promise<TicketItem[]> {
  const tickets: TicketItem[] = []
  for (const [index, { external_id, taxes_and_fees, prices: priceLines, ...given }] of lines.entries()) {
    const at = ['tickets', index]
    const tax_and_fee_ids = taxes_and_fees?.map((name, place) => {
      const found = taxId(name)
      const sentence = `The account has no tax or fee that is called ${name}, or several. Create it, or give its id in tax_and_fee_ids.`
      if (found === null)
        throw new RefusedEvent('tax_or_fee.not_found', sentence, [...at, 'taxes_and_fees', place])
      return found
    })
    const prices = priceLines.map(({ external_id: _id, ...price }) => price)
    const body = parsed(ticketBody, { ...given, prices, tax_and_fee_ids }, at)
    const fields = await checked(at, () => newTicketFields(body, opening))
    const id = newId('ticket')
    name(named.tickets, external_id ?? body.title, id, [...at, 'external_id'])
    if (external_id !== undefined) named.things.set(external_id, id)
    tickets.push({
      ...{ ...fields, event_id: '', id, sort_order: index + 1, capacity_pools: [], terms: 0, version: 0 },
      prices: body.prices.map((price, place) => {
        const price_id = newId('price')
        const called = priceLines[place]?.external_id
        if (called !== undefined) named.things.set(called, price_id)
        const { quantity_available } = price
        return { ...priceFields(price), id: price_id, quantity_available, pool_shards: 1 }
      }),
    })
  }
  return tickets
}

function name(named: Map<string, string>, called: string, id: string, at: (string | number)[]): void {
  if (named.has(called))
    throw new RefusedEvent(
      'row.name_twice',
      `Two tickets are called ${called}. Give each an external_id.`,
      at,
    )
  named.set(called, id)
}

/** The ids of tickets that a thing of the line is for. Error: `RefusedEvent`. */
export function ticketIds(named: Named, names: readonly string[], at: (string | number)[]): string[] {
  return names.map((called, place) => {
    const id = named.tickets.get(called)
    if (id !== undefined) return id
    const sentence = `The event has no ticket that is called ${called}.`
    throw new RefusedEvent('ticket.not_found', sentence, [...at, 'tickets', place])
  })
}
