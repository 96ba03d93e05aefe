import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { TicketBody } from '@foyer/contracts/ticket/ticket'
import { AppError } from '../app-error.ts'
import { toInstant } from '../instant.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import type { KeptPrice, TicketItem } from '../store/ticket/ticket-entity.ts'

export type TicketFields = Omit<
  TicketItem,
  'event_id' | 'id' | 'prices' | 'sort_order' | 'capacity_pools' | 'terms' | 'version'
>

/** What a body may leave out: a new ticket takes it from event and account, another keeps what it has. */
type LeftOut = Pick<TicketFields, 'max_per_order' | 'tax_and_fee_ids'>

/** All of a body but its prices, as kept, its description sanitised. Error: `tax_or_fee.not_found` when it names one that the account lacks. */
export async function ticketFields(
  { prices: _prices, ...body }: TicketBody,
  taxesAndFees: readonly TaxOrFee[],
  leftOut: LeftOut,
): Promise<TicketFields> {
  const exists = (tax_or_fee_id: string) => taxesAndFees.some(({ id }) => id === tax_or_fee_id)
  const tax_and_fee_ids = [...new Set(body.tax_and_fee_ids ?? leftOut.tax_and_fee_ids.filter(exists))]
  if (!tax_and_fee_ids.every(exists)) throw new AppError('tax_or_fee.not_found')
  return {
    ...body,
    description: await sanitise(body.description),
    max_per_order: body.max_per_order ?? Math.max(leftOut.max_per_order, body.min_per_order),
    tax_and_fee_ids,
    sale_start_date: toInstant(body.sale_start_date),
    sale_end_date: toInstant(body.sale_end_date),
  }
}

type PriceBody = TicketBody['prices'][number]

/** What a price's body says of it, as kept; its stock is the pool's matter. */
export function priceFields({ label, price, is_hidden, ...window }: PriceBody): PriceFields {
  return {
    label,
    price,
    is_hidden,
    sale_start_date: toInstant(window.sale_start_date),
    sale_end_date: toInstant(window.sale_end_date),
  }
}

type PriceFields = Omit<KeptPrice, 'id' | 'quantity_available' | 'pool_shards'>
