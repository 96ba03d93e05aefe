import type { Locator, Page } from '@playwright/test'
import { chooseAction } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { openRow } from '../event/event-screens.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { mintQuestion } from '../event/mint-question.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
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

// Specification: 8.sorting-failed
test('questions are sorted by keyboard and by menu; a failure brings the old order back', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  for (const title of ['Company', 'Phone', 'Shoe size'])
    await mintQuestion(event, { title, type: 'SINGLE_LINE', belongs_to: 'ORDER' })
  const page = await openQuestions(await signedIn(event.organizer), event)
  const list = page.getByRole('list', { name: 'About the order' })

  await list.getByRole('button', { name: 'Move Company' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Company (picked up,|is at) position 1 of 3\.$/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Company is at position 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expectOrder(list, ['Phone', 'Company', 'Shoe size'])
  await chooseAction(page, 'Shoe size', 'Move up')
  await expectOrder(list, ['Phone', 'Shoe size', 'Company'])
  await page.reload()
  await expectOrder(list, ['Phone', 'Shoe size', 'Company'])

  await page.route('**/questions/sort', (route) => route.abort())
  await chooseAction(page, 'Phone', 'Move down')
  await expect(page.getByText('Sorting failed. The order has not changed.')).toBeVisible()
  await expectOrder(list, ['Phone', 'Shoe size', 'Company'])
})

// Specification: 5.hidden-question-shown 5.sorting-questions
test('hiding a question shows the hidden ones, and questions cannot be sorted while hidden ones are not shown', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  for (const title of ['Company', 'Phone'])
    await mintQuestion(event, { title, type: 'SINGLE_LINE', belongs_to: 'ORDER' })
  const page = await openQuestions(await signedIn(event.organizer), event)
  const list = page.getByRole('list', { name: 'About the order' })

  await page.getByRole('link', { name: 'Company' }).click()
  const form = page.getByRole('dialog', { name: 'Edit question' })
  await openRow(form, 'Visibility')
  await form.getByRole('checkbox', { name: 'Hide from buyers' }).check()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('the list now shows hidden questions')).toBeVisible()
  const shown = page.getByRole('switch', { name: 'Show 1 hidden question' })
  await expect(shown).toBeChecked()
  await expectOrder(list, ['Company', 'Phone'])

  await shown.click()
  await expectOrder(list, ['Phone'])
  await expect(page.getByText('Show hidden questions to change the order')).toBeVisible()
  await expect(list.getByRole('button', { name: 'Move Phone' })).toBeHidden()

  await chooseAction(page, 'Phone', 'Delete')
  await expect(page.getByRole('alertdialog')).toContainText('Existing answers stay on their orders')
  await page.getByRole('button', { name: 'Delete question' }).click()
  await expect(page.getByText('Question deleted')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(0)
})

test('the answers to a question are counted, listed and searched, and lead to the people who gave them', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const options = ['Fish', 'Meat']
  const meal = await mintQuestion(event, { title: 'Meal', type: 'RADIO', belongs_to: 'ORDER', options })
  for (const [name, value] of Object.entries({ Una: 'Fish', Duo: 'Meat', Tres: 'Fish' }))
    await answer(event, name, { question_id: meal, value })
  const page = await openQuestions(await signedIn(event.organizer), event)

  await page.getByRole('link', { name: 'Answers' }).click()
  const sheet = page.getByRole('dialog', { name: 'Answers' })
  const counts = sheet.getByRole('list', { name: 'How often each option was chosen' })
  await expect(counts.getByRole('listitem')).toContainText(['Fish 2 (66.7%)', 'Meat 1 (33.3%)'])
  await expect(sheet.getByRole('row')).toHaveCount(4)
  await sheet.getByRole('searchbox').fill('duo')
  await expect(sheet.getByRole('row')).toHaveCount(2)
  await expect(sheet.getByRole('row').last()).toContainText('Meat')
  await expect(sheet.getByRole('button', { name: 'Export' })).toBeVisible()
  await sheet.getByRole('link', { name: 'Duo' }).click()
  await expect(page.getByRole('dialog', { name: /^Order O-/ })).toContainText('Meat')
  await page.goBack()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
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

async function expectOrder(list: Locator, titles: string[]): Promise<void> {
  await expect(list.getByRole('listitem')).toHaveCount(titles.length)
  await expect(list.getByRole('listitem')).toContainText(titles)
}

async function answer(
  event: MintedEvent,
  name: string,
  given: { question_id: string; value: string },
): Promise<void> {
  const { short_id, attendees } = await mintOrder(event, { 'Guest list': 1 })
  const buyer = mintPerson(name, 'Buyer')
  await new FoyerApi().put(`/public/orders/${short_id}`, {
    ...buyer,
    answers: [given],
    attendees: attendees.map((attendee) => ({ short_id: attendee.short_id, ...buyer })),
  })
}
