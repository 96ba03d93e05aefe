import { chooseAction } from '../browser/choose-action.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mailsTo, mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

/** As the screen writes the day of an instant where the event is, such as "Dec 4". */
function dayOf(instant: string): string {
  const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'Europe/Berlin' })
  return format.format(new Date(instant))
}

test('a message goes out a day before the event, moves with it, is changed, and is sent at once instead', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 422/)
  const event = await mintEvent({ tickets: [{ title: 'Standing' }] })
  const { api } = event.organizer
  const person = mintPerson('Greta', 'Guest')
  await nameEverybody(await mintOrder(event, { Standing: 1 }), person)
  await mailTo(person.email, /^Your order/)
  const move = (days: number) => api.put(`/events/${event.id}`, { start_date: inDays(days), end_date: null })
  await move(10)
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/messages?message=new`)
  const form = page.getByRole('dialog', { name: 'New message' })
  await form.getByLabel('Subject').fill('See you tomorrow')
  await form.getByRole('textbox', { name: 'Message' }).fill('Doors open at seven.')
  await form.getByLabel('This message is about the event and not promotional.').check()

  await test.step('The form says when the message goes out, and refuses a rule that lies in the past.', async () => {
    await form.getByLabel('When', { exact: true }).selectOption({ label: 'Days before the event' })
    await form.getByLabel('Days before').fill('30')
    await expect(form.getByText(/^That was /)).toContainText(dayOf(inDays(-20)))
    await form.getByRole('button', { name: 'Schedule message' }).click()
    await expect(form.getByLabel('Days before')).toHaveAccessibleDescription('Choose a time in the future.')
    await form.getByLabel('Days before').fill('1')
    await expect(form.getByText(/moves with the event/)).toContainText(dayOf(inDays(9)))
    await form.getByRole('button', { name: 'Schedule message' }).click()
    await expect(page.getByText('Message scheduled')).toBeVisible()
  })

  const sheet = page.getByRole('dialog', { name: 'See you tomorrow' })
  await test.step('The message moves with the event.', async () => {
    await expect(sheet.getByText('1 day before the event.')).toBeVisible()
    await expect(sheet.getByText(dayOf(inDays(9)))).toBeVisible()
    await move(20)
    await expect(async () => {
      await page.reload()
      await expect(sheet.getByText(dayOf(inDays(19)))).toBeVisible({ timeout: 5000 })
    }).toPass()
  })

  await test.step('It can be changed before it is due.', async () => {
    await sheet.getByRole('link', { name: 'Change message' }).click()
    const change = page.getByRole('dialog', { name: 'Change message' })
    await expect(change.getByLabel('Subject')).toHaveValue('See you tomorrow')
    await change.getByLabel('Days before').fill('2')
    await change.getByRole('button', { name: 'Save changes' }).click()
    await expect(sheet.getByText('2 days before the event.')).toBeVisible()
    await page.goto(`/manage/event/${event.id}/messages`)
    await expect(page.getByRole('row', { name: /See you tomorrow/ })).toContainText(/Scheduled for/)
    await expect(page.getByRole('row', { name: /See you tomorrow/ })).toContainText(dayOf(inDays(18)))
    await mailsTo(person.email, 'See you tomorrow', 0)
  })

  await test.step('It is sent at once instead, and only once.', async () => {
    await chooseAction(page, 'See you tomorrow', 'Send now')
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('Message is being sent')).toBeVisible()
    await expect(page.getByRole('row', { name: /See you tomorrow/ })).toContainText('1 of 1', {
      timeout: 45_000,
    })
    await mailTo(person.email, 'See you tomorrow')
  })
})

test('a message is sent by itself at its time', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing' }] })
  const { api } = event.organizer
  const person = mintPerson('Gus', 'Guest')
  await nameEverybody(await mintOrder(event, { Standing: 1 }), person)
  await mailTo(person.email, /^Your order/)
  const page = await signedIn(event.organizer)
  await api.post(`/events/${event.id}/messages`, {
    ...{ subject: 'Doors now', content: '<p>At seven.</p>', recipient_group: 'EVERYONE' },
    ...{ is_event_related: true, send_when: 'AT_TIME' },
    send_at: new Date(Date.now() + 30_000).toISOString(),
  })
  await page.goto(`/manage/event/${event.id}/messages`)
  await expect(page.getByRole('row', { name: /Doors now/ })).toContainText('1 of 1', { timeout: 90_000 })
  await mailTo(person.email, 'Doors now')
})
