import type { Page } from '@playwright/test'
import { chooseAction } from '../browser/choose-action.ts'
import { openRow } from '../event/event-screens.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'

// Specification: 2.route-event-check-in 3.check-in-list-fields
test('a check-in list is created with the keyboard, shows its note at the door, and is deleted with its link', {
  tag: '@gate',
}, async ({ signedIn, visitor, consoleWatch }) => {
  consoleWatch.expect(/status of 404/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }, { title: 'Crew' }] })
  const page = await openLists(await signedIn(event.organizer), event)

  await test.step('created, with its times corrected', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Create list' }))
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Create check-in list' })
    await tabTo(page, form.getByRole('button', { name: /^Note for the door/ }))
    await page.keyboard.press('Space')
    await tabTo(page, form.getByLabel('Note for the door'))
    await page.keyboard.type('One wristband each.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bags go left.')
    await form.getByRole('checkbox', { name: 'Crew' }).focus()
    await page.keyboard.press('Space')
    await form.getByRole('button', { name: 'Create list' }).press('Enter')
    await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Stage door')
    await openRow(form, 'Active')
    await form.getByLabel('Active from').fill('2031-05-03')
    await form.getByLabel('Active until').fill('2031-05-02')
    await form.getByRole('button', { name: 'Create list' }).press('Enter')
    await expect(form.getByText('The list must expire after it becomes active.')).toBeVisible()
    await form.getByLabel('Active from').fill('')
    await form.getByRole('button', { name: 'Create list' }).press('Enter')
    await expect(form).toBeHidden()
  })
  const card = page.getByRole('listitem').filter({ hasText: 'Stage door' })
  await expect(card).toContainText('Crew')
  await expect(card).toContainText('Active')

  const door = await visitor()
  const link = await card.getByRole('link', { name: 'Open check-in' }).getAttribute('href')
  await test.step('its door shows the note line by line', async () => {
    await door.goto(link ?? '')
    await expect(door.getByRole('heading', { name: 'Stage door' })).toBeVisible()
    const note = door.getByText('One wristband each.')
    await expect(note).toHaveText(/each\.\nBags go left\.$/, { useInnerText: true })
  })

  await test.step('renamed, then deleted', async () => {
    await chooseAction(page, 'Stage door', 'Edit')
    const form = page.getByRole('dialog', { name: 'Edit check-in list' })
    await expect(form.getByRole('checkbox', { name: 'Crew' })).toBeChecked()
    await form.getByLabel('Name').fill('Back door')
    await form.getByRole('button', { name: 'Save changes' }).click()
    await chooseAction(page, 'Back door', 'Delete')
    await expect(page.getByRole('alertdialog')).toContainText('Its link stops working at once')
    await page.getByRole('button', { name: 'Delete list' }).click()
    await expect(page.getByText('No check-in lists yet')).toBeVisible()
    await door.reload()
    await expect(door.getByRole('heading', { name: 'Check-in list not found' })).toBeVisible()
  })
})

async function openLists(page: Page, event: MintedEvent): Promise<Page> {
  await page.goto(`/manage/event/${event.id}/check-in`)
  await expect(page.getByRole('heading', { name: 'Check-in', level: 1 })).toBeVisible()
  return page
}
