import type { PublicTicket, PublicTicketPrice } from '@foyer/contracts/ticket/public-ticket'

/** For tests: one price on sale, 10.00 with 0.50 fee and 2.00 tax. */
export function samplePrice(id: string, over: Partial<PublicTicketPrice> = {}): PublicTicketPrice {
  return {
    id,
    label: '',
    price: 1000,
    discount: 0,
    fee_total: 50,
    tax_total: 200,
    price_total: 1250,
    state: 'ON_SALE',
    sale_start_date: null,
    sale_end_date: null,
    quantity_remaining: null,
    max_quantity: 10,
    ...over,
  }
}

/** For tests: a paid ticket of one price. */
export function sampleTicket(id: string, over: Partial<PublicTicket> = {}): PublicTicket {
  return {
    id,
    title: id,
    description: '',
    type: 'PAID',
    state: 'ON_SALE',
    sale_start_date: null,
    sale_end_date: null,
    min_per_order: 1,
    max_per_order: 10,
    collapse_on_load: false,
    taxes_and_fees: [],
    prices: [samplePrice(`${id}-price`)],
    ...over,
  }
}
