import * as z from 'zod'
import { id, instant } from '../id.ts'
import { taxOrFee } from '../tax-or-fee/tax-or-fee.ts'
import { ticketType } from './ticket.ts'

/** Whether something can be bought now, and if not, why (specification §4, Ticket). */
export const saleState = z.enum([
  'ON_SALE',
  'NOT_ON_SALE',
  'SALE_STARTS',
  'SALE_ENDED',
  'SOLD_OUT',
  'HIDDEN',
  'PAUSED',
])
export type SaleState = z.infer<typeof saleState>

/** A price as buyers see it, per unit. For a donation, `price` and `price_total` are of the minimum. */
export const publicTicketPrice = z.object({
  id: id('price'),
  label: z.string(),
  price: z.int(),
  discount: z.int(),
  fee_total: z.int(),
  tax_total: z.int(),
  price_total: z.int(),
  state: saleState,
  sale_start_date: instant.nullable(),
  sale_end_date: instant.nullable(),
  quantity_remaining: z.int().nullable(),
  max_quantity: z.int(),
})
export type PublicTicketPrice = z.infer<typeof publicTicketPrice>

/** A ticket as buyers see it; `description` is sanitized HTML. */
export const publicTicket = z.object({
  id: id('ticket'),
  title: z.string(),
  description: z.string(),
  type: ticketType,
  state: saleState,
  sale_start_date: instant.nullable(),
  sale_end_date: instant.nullable(),
  min_per_order: z.int(),
  max_per_order: z.int(),
  collapse_on_load: z.boolean(),
  /** The taxes and fees of a unit, so that the page can price a donation that the buyer still chooses. */
  taxes_and_fees: z.array(taxOrFee.omit({ id: true, is_default: true })),
  prices: z.array(publicTicketPrice),
})
export type PublicTicket = z.infer<typeof publicTicket>
