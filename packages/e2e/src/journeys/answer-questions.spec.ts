import { mintEvent } from '../event/mint-event.ts'
import { mintQuestion } from '../event/mint-question.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { mintOrder } from '../order/mint-order.ts'

// Specification: 5.answers-required
test('a required question is refused at its field, answered, and read by the organizer', {
  tag: '@gate',
}, async ({ page, signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await mintQuestion(event, { title: 'Company', type: 'SINGLE_LINE', belongs_to: 'ORDER' })
  const options = ['With meat', 'Without meat']
  await mintQuestion(event, { title: 'Meal', type: 'DROPDOWN', belongs_to: 'ATTENDEE', options })
  const order = await mintOrder(event, { 'Guest list': 2 })
  await page.goto(order.step('details'))
  await giveDetails(page, mintPerson('Quinn', 'Quest'))
  const meals = page.getByLabel('Meal')
  await meals.first().selectOption('With meat')
  await page.getByRole('button', { name: 'Get my tickets' }).click()

  const company = page.getByLabel('Company')
  await expect(company).toHaveAccessibleDescription('Answer this question.')
  await expect(company).toBeFocused()
  await expect(meals.last()).toHaveAccessibleDescription('Answer this question.')
  await expect(meals.first()).toHaveAccessibleDescription('')
  await page.reload()
  await expect(meals.first()).toHaveValue('With meat')

  await company.fill('Kontor & Söhne')
  await meals.last().selectOption('Without meat')
  await page.getByRole('button', { name: 'Get my tickets' }).click()
  await expectTicketsReady(page)

  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/orders?order=${order.short_id}`)
  const sheet = desk.getByRole('dialog')
  await expect(sheet.getByText('Kontor & Söhne')).toBeVisible()
  await expect(sheet.getByText('Without meat', { exact: true })).toBeVisible()
  await expect(sheet.getByText('With meat', { exact: true })).toBeVisible()
})

// Specification: 3.question-types
test('every kind of question can be answered with the keyboard', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const belongs_to = 'ORDER'
  const options = ['Red', 'Green']
  await mintQuestion(event, { title: 'Wishes', type: 'MULTI_LINE', belongs_to, is_required: false })
  await mintQuestion(event, { title: 'Born', type: 'DATE', belongs_to })
  await mintQuestion(event, { title: 'Wines', type: 'CHECKBOX', belongs_to, options })
  await mintQuestion(event, { title: 'Colour', type: 'RADIO', belongs_to, options })
  await mintQuestion(event, { title: 'Post to', type: 'ADDRESS', belongs_to })
  const order = await mintOrder(event, { 'Guest list': 1 })
  await page.goto(order.step('details'))
  await giveDetails(page, mintPerson('Kay', 'Keys'))

  await page.getByLabel('Born').fill('1999-12-31')
  const wine = page.getByRole('group', { name: 'Wines' }).getByLabel('Green')
  await wine.focus()
  await page.keyboard.press('Space')
  await expect(wine).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked()
  const address = page.getByRole('group', { name: 'Post to' })
  await address.getByLabel('Address', { exact: true }).fill('Kai 1')
  await address.getByLabel('City').fill('Hamburg')
  await address.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Email').press('Enter')
  await expectTicketsReady(page)

  const { answers } = await event.organizer.api.get<{ answers: { title: string; value: unknown }[] }>(
    `/events/${event.id}/orders/${order.short_id}`,
  )
  expect(answers).toMatchObject([
    { title: 'Born', value: '1999-12-31' },
    { title: 'Wines', value: ['Green'] },
    { title: 'Colour', value: 'Red' },
    { title: 'Post to', value: { address_line_1: 'Kai 1', city: 'Hamburg', country: 'DE' } },
  ])
})
