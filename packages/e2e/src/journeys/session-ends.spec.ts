import type { Page } from '@playwright/test'
import { chooseKind } from '../event/event-screens.ts'
import { mintEvent } from '../event/mint-event.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer, type Organizer, password } from '../organizer/mint-organizer.ts'
import { signIn } from '../organizer/organizer-screens.ts'

/** Signs in on the screen, so that the session can end and begin again. */
async function enter(page: Page, organizer: Organizer, path: string): Promise<void> {
  await page.goto(path)
  await signIn(page, organizer.email, password)
  await expect(page).not.toHaveURL(/auth/)
}

test('a session that ends in the middle of a form loses nothing that was typed', { tag: '@gate' }, async ({
  visitor,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 401|session has ended/)
  const { id, organizer } = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Deck' }],
  })
  const page = await visitor()

  await test.step('in a sheet', async () => {
    await enter(page, organizer, `/manage/event/${id}/tickets?ticket=new`)
    const sheet = page.getByRole('dialog', { name: 'Create ticket' })
    await chooseKind(sheet, 'Tiered')
    await sheet.getByLabel('Title').fill('Cabin')
    await sheet.getByLabel('Name of tier 1').fill('Early bird')
    await sheet.getByLabel('Price', { exact: true }).first().fill('12.50')
    await organizer.api.post('/auth/logout')
    await sheet.getByRole('button', { name: 'Create ticket' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await signIn(page, organizer.email, password)
    await expect(sheet.getByLabel('Title')).toHaveValue('Cabin')
    await expect(page.getByText('What you typed has been restored. It is not saved yet.')).toBeVisible()
    await expect(sheet.getByRole('button', { name: /^Kind/ })).toContainText('Tiered')
    await expect(sheet.getByLabel('Name of tier 1')).toHaveValue('Early bird')
    await sheet.getByRole('button', { name: 'Create ticket' }).click()
    await expect(page.getByText('Ticket created')).toBeVisible()
  })

  await test.step('on a page, through any request of the page', async () => {
    await page.goto(`/manage/event/${id}/settings`)
    await page.getByLabel('Title').first().fill('Harbour lights II')
    const text = page.getByRole('textbox', { name: 'Description' })
    await text.fill('An evening by the other water.')
    const fresh = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await new FoyerApi(fresh).post('/auth/logout')
    await page.getByRole('button', { name: 'Switch event' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await signIn(page, organizer.email, password)
    await expect(page.getByLabel('Title').first()).toHaveValue('Harbour lights II')
    await expect(text).toHaveText('An evening by the other water.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('You have unsaved changes')).toBeHidden()
  })
})

test('what one person typed is not shown to the next person who signs in', { tag: '@gate' }, async ({
  visitor,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 401|session has ended/)
  const { organizer } = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Deck' }] })
  const other = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Deck' }] })
  const page = await visitor()
  await enter(page, organizer, '/account/taxes-and-fees?item=new')
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.fill('Secret levy')
  await organizer.api.post('/auth/logout')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Percentage' }).fill('7')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Create/ })
    .click()
  await signIn(page, other.organizer.email, password)
  await expect(name).toHaveValue('')
})

test('signing out in one tab signs out the others, and signing in brings them back', async ({
  visitor,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 401|session has ended/)
  const { id, organizer } = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Deck' }],
  })
  const page = await visitor()
  await enter(page, organizer, `/manage/event/${id}/affiliates?affiliate=new`)
  await page.getByRole('dialog').getByLabel('Name').fill('Harbour radio')
  const other = await page.context().newPage()
  await other.goto('/manage/profile')
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(/\/auth\/login$/)
  await expect(page).toHaveURL(/\/auth\/login$/)
  await signIn(other, organizer.email, password)
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Harbour radio')
})
