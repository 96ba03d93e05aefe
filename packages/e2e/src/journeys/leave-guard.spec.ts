import { chooseInSheet } from '../browser/choose-action.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

test('typed text is never lost without a question, in sheets and on pages', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Deck' }] })
  const page = await signedIn(event.organizer)
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.goto(`/manage/event/${event.id}/tickets`)
  await page.getByRole('link', { name: 'Create ticket' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Create ticket' })
  await sheet.getByLabel('Title').fill('Cabin')

  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(sheet.getByLabel('Title')).toHaveValue('Cabin')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(sheet).toBeHidden()

  await page.goto(`/manage/event/${event.id}/settings`)
  await page.getByLabel('Title').first().fill('Another name')
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Title').first()).toHaveValue('Another name')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('attendees')
  await expect(page.getByRole('option', { name: 'Attendees', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('You have unsaved changes')).toBeHidden()
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
})

test('a dialog with typed text asks before it closes, however it is closed, and one without does not', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 1 })
  await nameEverybody(order, mintPerson('Gina', 'Guarded'))
  const page = await signedIn(event.organizer)
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.goto(`/manage/event/${event.id}/orders?order=${order.short_id}`)
  const sheet = page.getByRole('dialog', { name: `Order ${order.reference}`, exact: true })
  const edit = page.getByRole('dialog', { name: `Edit order ${order.reference}` })
  const openEdit = () => chooseInSheet(sheet, 'Edit details')

  await openEdit()
  await page.keyboard.press('Escape')
  await expect(edit).toBeHidden()

  await openEdit()
  await edit.getByLabel('First name').fill('Georgina')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => edit.getByRole('button', { name: 'Cancel' }).click(),
    () => edit.getByRole('button', { name: 'Close' }).click(),
  ]
  for (const close of ways) {
    await close()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(edit.getByLabel('First name')).toHaveValue('Georgina')
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(edit).toBeHidden()
  await expect(sheet).toBeVisible()

  await chooseInSheet(sheet, 'Cancel order')
  const cancel = page.getByRole('dialog', { name: /^Cancel order/ })
  await cancel.getByLabel('Tell the buyer by email').uncheck()
  await cancel.getByRole('button', { name: 'Keep order' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await cancel.getByRole('button', { name: 'Cancel order' }).click()
  await expect(cancel).toBeHidden()
  await expect(question).toBeHidden()
  await expect(sheet.getByText('Cancelled').first()).toBeVisible()
})

test('a form that is left while it is being sent, and then refused, shows a notification and comes back', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({ tickets: [{ title: 'Deck' }] })
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/tickets`)
  await page.getByRole('link', { name: 'Create ticket' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Create ticket' })
  await sheet.getByLabel('Title').fill('Cabin')
  const gate = Promise.withResolvers<void>()
  const tickets = /\/api\/events\/\w+\/tickets$/
  await page.route(tickets, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await gate.promise
    await route.fulfill({ status: 500, json: { code: 'server.unexpected', message: 'An error occurred.' } })
  })
  await sheet.getByRole('button', { name: 'Create ticket' }).dblclick()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  gate.resolve()
  await expect(page.getByText('This was not saved')).toBeVisible()
  await page.unroute(tickets)
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect(sheet.getByLabel('Title')).toHaveValue('Cabin')
  await sheet.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page.getByText('Ticket created')).toBeVisible()
  await expect(page.getByRole('main').getByText('Cabin')).toHaveCount(1)
})

test('a save that ends after its page was left leaves the next page alone', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Deck' }] })
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/affiliates?affiliate=new`)
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').fill('Harbour radio')
  const gate = Promise.withResolvers<void>()
  await page.route(/\/affiliates$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await sheet.getByRole('button', { name: 'Create affiliate' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('link', { name: 'Tickets' }).click()
  await page.getByRole('link', { name: 'Create ticket' }).click()
  await expect(page.getByRole('dialog', { name: 'Create ticket' })).toBeVisible()
  const address = page.url()
  gate.resolve()
  await expect(page.getByText('Affiliate created')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Create ticket' })).toBeVisible()
  expect(page.url()).toBe(address)
})
