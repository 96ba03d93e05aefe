import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { openDispute, payByCard } from '../payment/stripe.ts'

const wide = { viewport: { width: 1440, height: 900 } }

interface ListedOrder {
  reference: string
  status: string
  display_status: string
}

/** Three paid orders, of 1, 2 and 1 tickets. The bank of the last one's buyer keeps the money. */
async function mintPaidOrders() {
  const event = await mintEvent({ tickets: [{ title: 'Standard', price: 2450 }] })
  const people = ['Paula', 'Quentin', 'Rosa'].map((name) => mintPerson(name, 'Payer'))
  const orders = []
  for (const [index, person] of people.entries()) {
    const order = await mintOrder(event, { Standard: index === 1 ? 2 : 1 })
    await nameEverybody(order, person)
    const payment = await payByCard(order)
    if (index === 2) await openDispute(payment)
    orders.push(order)
  }
  const [, , disputed] = orders
  const read = () => event.organizer.api.get<ListedOrder[]>(`/events/${event.id}/orders`)
  await expect
    .poll(async () => (await read()).filter((order) => 'dispute_status' in order).length)
    .toBeGreaterThan(0)
  return { event, people, disputed, read }
}

test('several paid orders are cancelled at once after a question that says what it costs, and a refused one is named', {
  tag: '@gate',
}, async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/status of 409/)
  const { event, people, disputed, read } = await mintPaidOrders()
  const desk = await signedIn(event.organizer, wide)
  await desk.goto(`/manage/event/${event.id}/orders`)
  const bar = desk.getByRole('region', { name: 'Chosen rows' })
  await desk.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await bar.getByRole('button', { name: 'More actions' }).click()
  await desk.getByRole('menuitem', { name: 'Cancel orders' }).click()
  const question = desk.getByRole('dialog', { name: 'Cancel 3 orders?' })
  await expect(question).toContainText('4 tickets become invalid and go back on sale. This cannot be undone.')
  await expect(question.getByLabel('Refund €98.00')).toBeChecked()
  await expect(question).toContainText('The money of 3 orders goes back to the cards that paid.')
  await expect(question.getByLabel('Tell the buyers by email')).toBeChecked()
  await expectGoodScreen(desk, 'question before several orders are cancelled')
  await question.getByRole('button', { name: 'Cancel and refund €98.00' }).click()

  const outcome = desk.getByRole('dialog', { name: '1 order was not cancelled' })
  await expect(outcome).toContainText('2 orders cancelled. €73.50 is being refunded.')
  await expect(outcome.getByRole('listitem')).toContainText([disputed?.reference ?? ''])
  await expect(outcome).toContainText('The buyer’s bank disputes this payment')
  await expectGoodScreen(desk, 'outcome after several orders are cancelled')
  await outcome.getByRole('button', { name: 'Close' }).last().click()
  await expect(bar).toContainText('1 chosen')
  for (const person of people.slice(0, 2)) await mailTo(person.email, /cancelled/)
  expect((await read()).filter(({ status }) => status === 'CANCELLED')).toHaveLength(2)
  expect((await read()).find(({ reference }) => reference === disputed?.reference)?.status).toBe('COMPLETED')

  await test.step('without its money, the last one can be cancelled too', async () => {
    await bar.getByRole('button', { name: 'More actions' }).click()
    await desk.getByRole('menuitem', { name: 'Cancel orders' }).click()
    const again = desk.getByRole('dialog', { name: 'Cancel 1 order?' })
    await again.getByLabel('Refund €24.50').uncheck()
    await again.getByLabel('Tell the buyers by email').uncheck()
    await again.getByRole('button', { name: 'Cancel 1 order' }).click()
    await expect(desk.getByText('1 order cancelled')).toBeVisible()
    await expect(bar).toBeHidden()
    expect((await read()).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
  })
})
