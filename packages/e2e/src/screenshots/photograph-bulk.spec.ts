import { test } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { openDispute, payByCard } from '../payment/stripe.ts'
import { photograph } from './photograph.ts'

const title = 'Stehplatz auf der Empore mit Sichtbehinderung'

test('orders: what can be done with chosen ones, the question before cancelling, and who was refused', async ({
  browser,
}) => {
  const event = await mintEvent({ tickets: [{ title, price: 2450 }] })
  for (const isDisputed of [false, true]) {
    const order = await mintOrder(event, { [title]: 2 })
    await nameEverybody(order, mintPerson('Maximiliane-Charlotte', 'von und zu Freyberg-Eisenberg'))
    const payment = await payByCard(order)
    if (isDisputed) await openDispute(payment)
  }
  for (const locale of ['en', 'de', 'zh']) {
    const profile = { first_name: 'Olga', last_name: 'Organizer', timezone: 'Europe/Berlin' }
    await event.organizer.api.put('/users/me', { ...profile, locale })
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript((token) => localStorage.setItem('token', token), event.organizer.token)
    const choose = async () => {
      await page.goto(`/manage/event/${event.id}/orders`)
      const boxes = page.getByRole('main').getByRole('checkbox')
      await boxes.last().waitFor()
      for (const box of await boxes.all()) await box.check()
    }
    await photograph(page, `bulk-orders-${locale}`, choose)
    const ask = async () => {
      await choose()
      await page.locator('[data-slot=bulk-bar] button[aria-haspopup]').click()
      await page.getByRole('menuitem').last().click()
      await page.getByRole('dialog').waitFor()
    }
    await photograph(page, `bulk-orders-cancel-${locale}`, ask)
    await context.close()
  }
})
