import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, mintPerson } from '../order/buyer.ts'
import { type MintedOrder, mintOrder, nameEverybody } from '../order/mint-order.ts'
import { answerBank, fillCard, paymentOf } from '../payment/payment-form.ts'
import { chargesOf } from '../payment/stripe.ts'
import { giveWallet, openWallet } from '../payment/wallet.ts'

async function mintUnpaid(): Promise<MintedOrder> {
  const event = await mintEvent({ tickets: [{ title: 'Standing room', price: 1234 }] })
  const order = await mintOrder(event, { 'Standing room': 2 })
  await nameEverybody(order, mintPerson('Wanda', 'Wallet'))
  return order
}

test('Apple Pay comes before the card, takes two taps, and leaves what was typed when it is closed or declined', {
  tag: '@gate',
}, async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 402/)
  const order = await mintUnpaid()
  await giveWallet(page, 'Apple Pay')
  const payment = await paymentOf(page, () => page.goto(order.step('payment')))
  const button = page.getByRole('button', { name: 'Pay with Apple Pay' })
  const card = await fillCard(page, '4242')
  const [first, second] = [await button.boundingBox(), await page.locator('iframe').first().boundingBox()]
  expect(first?.y ?? 0).toBeLessThan(second?.y ?? 0)
  await expectGoodScreen(page, 'payment with a wallet')

  await test.step('closed', async () => {
    const sheet = await openWallet(page, 'Apple Pay')
    await expect(sheet.getByText('Pay 24.68 EUR')).toBeVisible()
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await expect(sheet).toBeHidden()
    await expect(card.getByLabel('Card number')).toHaveValue('4242')
  })
  await test.step('declined', async () => {
    const sheet = await openWallet(page, 'Apple Pay')
    await sheet.getByLabel('is declined').check()
    await sheet.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText('The payment did not go through')).toBeVisible()
    await expect(page.getByText('your tickets are still held')).toBeVisible()
    await expect(sheet).toBeHidden()
    await expect(card.getByLabel('Card number')).toHaveValue('4242')
  })
  await test.step('paid with two taps', async () => {
    const sheet = await openWallet(page, 'Apple Pay')
    await sheet.getByRole('button', { name: 'Pay', exact: true }).click()
    await expectTicketsReady(page)
  })
  const charges = await chargesOf(payment)
  expect(charges.map(({ status, amount }) => [status, amount])).toEqual([
    ['succeeded', 2468],
    ['failed', 2468],
  ])
})

test('Google Pay answers a bank’s question and pays', async ({ page }) => {
  const order = await mintUnpaid()
  await giveWallet(page, 'Google Pay')
  await page.goto(order.step('payment'))
  const sheet = await openWallet(page, 'Google Pay')
  await sheet.getByLabel('asks for 3-D Secure').check()
  await sheet.getByRole('button', { name: 'Pay', exact: true }).click()
  await answerBank(page, 'Complete')
  await expectTicketsReady(page)
})

test('a device without a wallet shows the card alone', async ({ page }) => {
  const order = await mintUnpaid()
  await page.goto(order.step('payment'))
  await fillCard(page, '4242')
  await expect(page.getByRole('button', { name: /^Pay with/ })).toHaveCount(0)
  await expect(page.getByText('or pay by card')).toBeHidden()
})
