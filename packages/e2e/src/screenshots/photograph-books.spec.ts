import { test } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { openDispute, payByCard, payOut } from '../payment/stripe.ts'
import { inLanguagesOf } from './in-languages-of.ts'
import { photograph, show } from './photograph.ts'

const title = 'Stehplatz auf der Empore mit Sichtbehinderung'

test('the books of a month with sales, a refund, a dispute and a payout', async ({ browser }) => {
  const event = await mintEvent({ title: 'Konzert im Hafen', tickets: [{ title, price: 2450 }] })
  const { organizer } = event
  const { api, accountId } = organizer
  const vat = { name: 'Mehrwertsteuer', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000 }
  const tax = await api.post<{ id: string }>(`/accounts/${accountId}/taxes-and-fees`, vat)
  const [ticket] = await api.get<{ id: string }[]>(`/events/${event.id}/tickets`)
  await api.put(`/events/${event.id}/tickets/${ticket?.id}`, { tax_and_fee_ids: [tax.id] })
  const other = await mintEvent({
    ...{ organizer, title: 'Gastspiel in New York', currency: 'USD' },
    tickets: [{ title, price: 480_000 }],
  })
  let account = ''
  for (const [index, sold] of [event, event, event, other].entries()) {
    const order = await mintOrder(sold, { [title]: index + 1 })
    await nameEverybody(order, mintPerson('Maximiliane', 'von Freyberg'))
    const payment = await payByCard(order)
    account = payment.account
    if (index === 1) {
      const refund = { amount: 1000, notify_buyer: false }
      await api.post(`/events/${event.id}/orders/${order.short_id}/refund`, refund)
      await payOut(account)
    }
    if (index === 2) await openDispute(payment)
  }
  await inLanguagesOf(browser, organizer, async (page, locale) => {
    await photograph(page, `books-${locale}`, () => show(page, '/account/books'))
    await photograph(page, `books-empty-${locale}`, () => show(page, '/account/books?month=2026-02'))
  })
})
