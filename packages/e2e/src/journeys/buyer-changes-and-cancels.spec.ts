import { expectGoodScreen } from '../browser/screen-checks.ts'
import { openRow } from '../event/event-screens.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { cards, fillCard, pay } from '../payment/payment-form.ts'

test('a buyer corrects name and address, and the former address is told', async ({ visitor, signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await event.organizer.api.put(`/events/${event.id}/settings`, { self_service: { can_change: true } })
  const [before, after] = [mintPerson('Bea', 'Byuer'), mintPerson('Bea', 'Buyer')]
  const order = await mintOrder(event, { 'Guest list': 1 })
  await nameEverybody(order, before)
  const page = await visitor()
  await page.goto(order.step('summary'))
  await page.getByRole('button', { name: 'Change name or email address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change name or email address' })
  await expect(dialog.getByLabel('Last name')).toHaveValue('Byuer')
  await expectGoodScreen(page, 'changing name and address')
  await dialog.getByLabel('Last name').fill(after.last_name)
  await dialog.getByLabel('Email').fill(after.email)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(after.email).first()).toBeVisible()
  await mailTo(after.email, 'Your order for')
  const notice = await mailTo(before.email, /address/)
  expect(notice.body.text).not.toContain(after.email)

  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/orders?order=${order.short_id}`)
  await expect(desk.getByText('Buyer changed their details')).toBeVisible()
})

test('a buyer cancels one of two paid tickets, and sees fee and refund before', { tag: '@gate' }, async ({
  visitor,
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing', price: 2400 }] })
  const desk = await signedIn(event.organizer)
  await test.step('the organizer allows it, for a fee', async () => {
    await desk.goto(`/manage/event/${event.id}/settings?section=self-service`)
    await openRow(desk.getByRole('main'), 'Cancel paid tickets')
    await desk.getByRole('checkbox', { name: 'Buyers may cancel paid tickets' }).check()
    await desk.getByLabel('Cancel until how many hours before the event').fill('24')
    await desk.getByLabel('Percentage that you keep').fill('10')
    await desk.getByLabel('Amount that you keep').fill('0.50')
    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(desk.getByText('Settings saved')).toBeVisible()
    await expectGoodScreen(desk, 'self-service settings')
  })
  const order = await mintOrder(event, { Standing: 2 })
  const buyer = mintPerson('Bea', 'Buyer')
  await nameEverybody(order, buyer)
  const page = await visitor()
  await page.goto(order.step('payment'))
  await fillCard(page, cards.good)
  await pay(page, '€48.00')
  await page.getByRole('button', { name: 'Cancel tickets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel tickets' })
  await expect(dialog).toContainText('€42.20')
  await dialog.getByRole('checkbox').first().uncheck()
  await expect(dialog).toContainText('€2.90')
  await expect(dialog).toContainText('€21.10')
  await expectGoodScreen(page, 'cancelling tickets')
  await dialog.getByRole('button', { name: 'Cancel 1 ticket' }).click()
  await expect(dialog).toBeHidden()
  await mailTo(buyer.email, /cancelled/)
  await mailTo(buyer.email, /refunded/)

  await desk.goto(`/manage/event/${event.id}/orders?order=${order.short_id}`)
  await expect(desk.getByText('Buyer cancelled tickets')).toBeVisible()
  await expect(desk.getByText('€21.10').first()).toBeVisible()
})
