import type { Locator, Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { openRow } from '../event/event-screens.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintOrder } from '../order/mint-order.ts'

// Specification: 2.route-event-questions
test('a choice question is created option by option, previewed as buyers see it, and asked in the checkout', {
  tag: '@gate',
}, async ({ signedIn, visitor }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }, { title: 'Crew' }] })
  const page = await openQuestions(await signedIn(event.organizer), event)
  await expect(page.getByRole('list', { name: 'Default questions' })).toHaveCount(2)
  await expect(page.getByText('Default questions cannot be edited.')).toHaveCount(2)

  await page.getByRole('link', { name: 'Add question' }).last().click()
  const form = page.getByRole('dialog', { name: 'Create question' })
  await expect(form.getByRole('radio', { name: 'Each attendee' })).toBeChecked()
  await form.getByLabel('Question', { exact: true }).fill('Meal')
  await form.getByLabel('Kind of answer').selectOption('RADIO')
  await form.getByRole('button', { name: 'Create question' }).click()
  await expect(form.getByText('Enter an option.').first()).toBeVisible()

  await form.getByLabel('Option 1', { exact: true }).fill('Fish')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Meat')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Fish')
  await form.getByRole('checkbox', { name: 'An answer is required' }).check()
  await openRow(form, 'Tickets')
  await form.getByRole('checkbox', { name: 'Guest list' }).check()
  await form.getByRole('button', { name: 'Create question' }).click()
  await expect(form.getByLabel('Option 3', { exact: true })).toHaveAccessibleDescription(/already exists/)
  // Not the first one: what is typed now would stand behind its text.
  await expect(form.getByLabel('Option 3', { exact: true })).toBeFocused()
  await form.getByLabel('Option 3', { exact: true }).fill('Nothing')
  await form.getByRole('button', { name: 'Move up: Meat' }).click()
  await expect(form.getByLabel('Option 1', { exact: true })).toHaveValue('Meat')
  const preview = form.locator('section', { hasText: 'As buyers see it' })
  await expect(preview.locator('label')).toContainText(['Meal', 'Meat', 'Fish', 'Nothing'])
  await form.getByRole('button', { name: 'Remove: Nothing' }).click()
  await pasteInto(form, 'Soup\nSalad')
  await expect(form.getByLabel('Option 4', { exact: true })).toHaveValue('Salad')
  await form.getByRole('button', { name: 'Remove: Salad' }).click()
  await form.getByRole('button', { name: 'Remove: Soup' }).click()
  await expectGoodScreen(page, 'question form with options')
  await page.setViewportSize({ width: 1280, height: 900 })
  await form.getByLabel('Kind of answer').selectOption('DATE')
  await expect(form.getByText('Options')).toBeHidden()
  await form.getByLabel('Kind of answer').selectOption('RADIO')
  await form.getByRole('button', { name: 'Create question' }).click()
  await expect(page.getByText('Only for Guest list')).toBeVisible()

  const buyer = await visitor()
  await buyer.goto((await mintOrder(event, { 'Guest list': 1 })).step('details'))
  const meal = buyer.getByRole('group', { name: 'Meal' })
  await expect(meal.getByRole('radio')).toHaveCount(2)
  await expect(meal.getByRole('radio').first()).toHaveAccessibleName('Meat')
})

/** Pastes a text into a new option. */
async function pasteInto(form: Locator, text: string): Promise<void> {
  await form.getByRole('button', { name: 'Add option' }).click()
  await form.getByLabel('Option 3', { exact: true }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

async function openQuestions(page: Page, event: MintedEvent): Promise<Page> {
  await page.goto(`/manage/event/${event.id}/questions`)
  await expect(page.getByRole('heading', { name: 'Questions', level: 1 })).toBeVisible()
  return page
}
