import { mintEvent } from '../event/mint-event.ts'
import { linkIn, mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintEmail } from '../organizer/mint-organizer.ts'

test('a buyer who lost the ticket finds it by email address alone, and an unknown address reads the same', {
  tag: '@gate',
}, async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const buyer = mintPerson('Bea', 'Buyer')
  const { email } = buyer
  const order = await mintOrder(event, { 'Guest list': 1 })
  await nameEverybody(order, buyer)
  await page.goto(`/tickets?event=${event.id}`)
  await expect(page.getByRole('heading', { name: 'Find my tickets' })).toBeVisible()

  const ask = async (address: string) => {
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Email my tickets' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    return ((await page.getByRole('main').textContent()) ?? '').replace(address, '')
  }
  const unknown = await ask(mintEmail('unknown'))
  await page.getByRole('button', { name: 'Try another address' }).click()
  expect(await ask(email)).toBe(unknown)

  await page.goto(linkIn(await mailTo(email, 'Your orders and tickets'), '/checkout/'))
  await expect(page.getByText(order.reference).first()).toBeVisible()
})
