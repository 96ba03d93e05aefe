import type { Page } from '@playwright/test'
import { chooseAction } from '../browser/choose-action.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { mailsTo, mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const promise = 'This message is about the event and not promotional.'

// Specification: 2.route-event-messages 3.message-test
test('a message is sent to oneself as a test, then reaches exactly the holders of one ticket', {
  tag: '@gate',
}, async ({ signedIn, consoleWatch }) => {
  // The script that signs this browser in also runs in the preview's frame, which allows no scripts.
  consoleWatch.expect(/sandbox/)
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Standing' }, { title: 'Balcony' }],
  })
  const [stander, other, guest] = [
    await mintGuest(event, 'Standing'),
    await mintGuest(event, 'Standing'),
    await mintGuest(event, 'Balcony'),
  ]
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/messages`)
  await expect(page.getByText('No messages yet')).toBeVisible()
  await page.getByRole('link', { name: 'New message' }).first().click()
  const form = page.getByRole('dialog', { name: 'New message' })
  await expect(form.getByText('3 addresses, each once.')).toBeVisible()
  await form.getByLabel('Recipients', { exact: true }).selectOption({ label: 'Holders of certain tickets' })
  await form.getByRole('checkbox', { name: 'Standing' }).check()
  await expect(form.getByText('2 addresses, each once.')).toBeVisible()
  await write(page, 'Doors open late')

  await test.step('The preview is the email; a test reaches only its writer.', async () => {
    await form.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog', { name: 'Preview' })
    const email = preview.frameLocator('iframe')
    await expect(email.getByText('Hello Olga,')).toBeVisible()
    await expect(email.locator('strong', { hasText: 'eight' })).toBeVisible()
    await preview.getByRole('tab', { name: 'Dark' }).click()
    await expect(email.getByText('Hello Olga,')).toHaveCSS('color', 'rgb(239, 237, 245)')
    await preview.getByRole('button', { name: 'Close' }).click()
    await form.getByRole('button', { name: 'Send a test to me' }).click()
    await expect(page.getByText(`Test sent to ${event.organizer.email}`)).toBeVisible()
    await mailTo(event.organizer.email, 'Doors open late')
    for (const { email: address } of [stander, other, guest]) await mailsTo(address, 'Doors open late', 0)
  })

  await test.step('Without the promise it is refused, and nothing that was typed is lost.', async () => {
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByLabel(promise)).toHaveAccessibleDescription(
      /Confirm that this message is about the event/,
    )
    await expect(form.getByLabel('Subject')).toHaveValue('Doors open late')
    await form.getByLabel(promise).check()
    await form.getByRole('button', { name: 'Send message' }).click()
  })

  await test.step('The message is sent, and arrives in the right inboxes and on the order.', async () => {
    const sheet = page.getByRole('dialog', { name: 'Doors open late' })
    await expect(sheet.getByText('Sent', { exact: true }).first()).toBeVisible()
    await expect(sheet.getByText('2 of 2')).toBeVisible({ timeout: 45_000 })
    await expect(sheet.getByText('Holders of certain tickets: Standing')).toBeVisible()
    for (const { email } of [stander, other])
      expect((await mailTo(email, 'Doors open late')).body.text).toContain('eight')
    await mailsTo(guest.email, 'Doors open late', 0)
    await mailsTo(event.organizer.email, 'Doors open late', 1)
    const order = `/events/${event.id}/orders/${stander.order}`
    const { emails } = await event.organizer.api.get<{ emails: { kind: string }[] }>(order)
    expect(emails.map(({ kind }) => kind)).toContain('eventMessageDue')
  })

  await test.step('The message can be deleted from the history.', async () => {
    await page.goto(`/manage/event/${event.id}/messages`)
    await chooseAction(page, 'Doors open late', 'Delete')
    await page.getByRole('button', { name: 'Delete message' }).click()
    await expect(page.getByText('Message deleted')).toBeVisible()
    await expect(page.getByText('No messages yet')).toBeVisible()
  })
})

/** Creates a guest with one ticket, and answers the address and the order's id. */
async function mintGuest(event: MintedEvent, ticket: string): Promise<{ email: string; order: string }> {
  const person = mintPerson('Greta', 'Guest')
  const order = await mintOrder(event, { [ticket]: 1 })
  await nameEverybody(order, person)
  // When the email with the ticket has arrived, the attendee is active.
  await mailTo(person.email, /^Your order/)
  return { email: person.email, order: order.short_id }
}

async function write(page: Page, subject: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'New message' })
  await form.getByLabel('Subject').fill(subject)
  await form.getByRole('textbox', { name: 'Message' }).click()
  await page.keyboard.type('We open at ')
  await page.keyboard.press('ControlOrMeta+B')
  await page.keyboard.type('eight')
}
