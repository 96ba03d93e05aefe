import { everyRow, type Foyer } from './foyer.ts'

/**
 * What an event took in a month, in minor units of its currency: sales with their fees and taxes, and refunds. `from` and `to` are instants.
 * Fees and taxes are not in the list, so each order is read once.
 */
export async function closeMonth(foyer: Foyer, event_id: string, { from, to }: { from: string; to: string }) {
  const orders = everyRow((page) =>
    foyer.GET('/events/{event_id}/orders', {
      params: {
        path: { event_id },
        query: {
          ...{ page, per_page: 100, sort_by: 'created_at', sort_direction: 'asc' },
          'filter_fields[created_at][gte]': from,
          'filter_fields[created_at][lt]': to,
          'filter_fields[status][in]': 'COMPLETED,CANCELLED',
        },
      },
    }),
  )
  const month = { orders: 0, sales: 0, fees: 0, taxes: 0, refunds: 0 }
  for await (const { short_id } of orders) {
    const { data: answer, error } = await foyer.GET('/events/{event_id}/orders/{order_short_id}', {
      params: { path: { event_id, order_short_id: short_id } },
    })
    if (!answer) throw error
    const { total, fee_total, tax_total, refunded_total } = answer.data
    month.orders += 1
    month.sales += total
    month.fees += fee_total
    month.taxes += tax_total
    month.refunds += refunded_total
  }
  return month
}
