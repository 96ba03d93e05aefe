import { chooseAction } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { openOnSale, pickTickets } from '../event/event-page.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { giveDetails, mintPerson } from '../order/buyer.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('an organizer sees who holds what, ends one hold, and its buyer is told to start over', {
  tag: '@gate',
}, async ({ page, visitor, signedIn, consoleWatch }) => {
  consoleWatch.expect(/status of 410/)
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Seat', quantity_available: 2 }],
  })
  const reference = async (buyer: typeof page) => {
    const asked = buyer.waitForResponse(/\/api\/public\/orders\/\w+$/)
    await buyer.getByRole('button', { name: 'Continue' }).click()
    const { data } = (await (await asked).json()) as { data: { reference: string } }
    return data.reference
  }
  await page.goto(event.page)
  await pickTickets(page, { Seat: 2 })
  const held = await reference(page)
  await expect(page.getByText('Held for you')).toBeVisible()
  await giveDetails(page, mintPerson('Hanna', 'Holder'))

  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/orders`)
  await desk.getByRole('link', { name: 'Holds' }).click()
  const row = desk.getByRole('row', { name: new RegExp(held) })
  await expect(row).toContainText('No name yet')
  await expect(row).toContainText('2 × Seat')
  const sheet = desk.getByRole('dialog', { name: `Order ${held}` })
  await row.getByRole('link', { name: held }).click()
  await expect(sheet).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expectGoodScreen(desk, 'holds of an event')
  await desk.setViewportSize({ width: 1280, height: 900 })

  await test.step('the organizer first keeps the hold, then ends it', async () => {
    await chooseAction(desk, held, 'End hold')
    const question = desk.getByRole('alertdialog', { name: `End the hold of ${held}?` })
    await question.getByRole('button', { name: 'Keep hold' }).click()
    await expect(row).toBeVisible()
    await chooseAction(desk, held, 'End hold')
    await question.getByRole('button', { name: 'End hold' }).click()
    await expect(desk.getByText('Hold ended')).toBeVisible()
    await expect(desk.getByText('No tickets are held right now')).toBeVisible()
  })

  await test.step('the buyer, in the middle of the form, learns it and goes back to the event', async () => {
    await page.getByRole('button', { name: /^Get / }).click()
    await expect(page.getByRole('heading', { name: 'Sorry, your order has expired' })).toBeVisible()
    await expect(page.getByText('The tickets went back on sale and you were not charged.')).toBeVisible()
    await page.getByRole('link', { name: 'Start a new order' }).click()
    await expect(page.getByRole('heading', { name: event.title })).toBeVisible()
  })

  await test.step('another buyer gets the two tickets at once', async () => {
    const other = await visitor()
    await openOnSale(other, event, 'Seat')
    await pickTickets(other, { Seat: 2 })
    await other.getByRole('button', { name: 'Continue' }).click()
    await expect(other.getByText('Held for you')).toBeVisible()
  })

  await test.step('the audit log says who ended the hold', async () => {
    await desk.goto('/account/audit-log')
    await expect(desk.getByRole('row', { name: new RegExp(held) }).first()).toContainText('Olga')
  })
})
