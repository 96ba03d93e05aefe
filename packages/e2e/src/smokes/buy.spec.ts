import type { EnginePage } from '../engine/engine.ts'
import { phone } from '../engine/engine.ts'
import { expect, test } from '../engine/engine-test.ts'
import { waitFor } from '../engine/wait-for.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mintPerson } from '../order/buyer.ts'
import { cards } from '../payment/payment-form.ts'

test('a buyer on a phone picks a ticket, is declined, pays with another card and gets the ticket', async ({
  openBrowser,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Standard', price: 2450 }] })
  const buyer = mintPerson('Dana', 'Declined')
  const page = await openBrowser(phone, event.page)
  await pickOne(page, 'Standard')
  await page.click({ kind: 'button', name: 'Continue' })
  await page.type({ kind: 'field', name: 'First name' }, buyer.first_name)
  await page.type({ kind: 'field', name: 'Last name' }, buyer.last_name)
  await page.type({ kind: 'field', name: 'Email' }, buyer.email)
  await page.click({ kind: 'button', name: 'Continue to payment' })

  await typeCard(page, cards.declined)
  await page.click({ kind: 'button', name: 'Pay €24.50' })
  await page.see({ kind: 'text', name: 'You were not charged and your tickets are still held.' })
  await typeCard(page, cards.good)
  await page.click({ kind: 'button', name: 'Pay €24.50' })
  await page.see({ kind: 'text', name: 'Your ticket is ready' })

  const orders = await event.organizer.api.get<object[]>(`/events/${event.id}/orders`)
  expect(orders).toMatchObject([{ display_status: 'COMPLETED', total: 2450, ticket_count: 1 }])
})

/** Presses until the page counts. The page shows before its script runs, and earlier presses are lost. */
async function pickOne(page: EnginePage, title: string): Promise<void> {
  await waitFor(`one ${title}`, async () => {
    if (await isPicked(page, title)) return true
    await page.click({ kind: 'button', name: `More: ${title}` })
    return isPicked(page, title)
  })
}

function isPicked(page: EnginePage, title: string): Promise<boolean> {
  return page.evaluate(
    (name) => [...document.querySelectorAll('output')].some(({ textContent }) => textContent === `1 ${name}`),
    title,
  )
}

async function typeCard(page: EnginePage, number: string): Promise<void> {
  await page.inFrame('Secure payment input frame', async (form) => {
    await form.type({ kind: 'field', name: 'Card number' }, number)
    await form.type({ kind: 'field', name: 'Expiration date' }, '1234')
    await form.type({ kind: 'field', name: 'Security code' }, '123')
  })
}
