import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('a message starts from a suggestion in the recipients’ language, is kept as a template, and another event starts from it', async ({
  signedIn,
  consoleWatch,
}) => {
  // The script that signs this browser in also runs in the preview's frame, which allows no scripts.
  consoleWatch.expect(/sandbox/)
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    title: 'Harbour lights',
    tickets: [{ title: 'Standing' }],
  })
  const other = await mintEvent({ organizer: event.organizer, tickets: [{ title: 'Standing' }] })
  const person = mintPerson('Greta', 'Guest')
  await nameEverybody(await mintOrder(other, { Standing: 1 }), person)
  await mailTo(person.email, /^Your order/)
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/messages?message=new`)
  const form = page.getByRole('dialog', { name: 'New message' })
  const templates = page.getByRole('dialog', { name: 'Start from a template' })
  const subject = form.getByLabel('Subject')

  await test.step('A reminder in German has the event’s facts, and waits for the day before.', async () => {
    await form.getByRole('button', { name: 'Start from a template' }).click()
    await expect(templates.getByText('Reminder: Harbour lights')).toBeVisible()
    await templates.getByLabel('Language of the suggestions').selectOption('de')
    await expect(templates.getByText('Erinnerung: Harbour lights')).toBeVisible()
    await expectGoodScreen(page, 'templates of messages')
    await templates.getByRole('button', { name: /^Reminder before the event/ }).click()
    await expect(subject).toHaveValue('Erinnerung: Harbour lights')
    await expect(form.getByRole('textbox', { name: 'Message' })).toContainText('Harbour lights steht bevor.')
    await expect(form.getByLabel('When', { exact: true })).toHaveValue('BEFORE_START')
  })

  await test.step('The preview says Foyer’s words in each language.', async () => {
    await form.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog', { name: 'Preview' })
    const mail = preview.frameLocator('iframe:visible')
    await expect(mail.getByText('Hello Olga,')).toBeVisible()
    await preview.getByLabel('Language of the recipient').selectOption('fr')
    await expect(mail.getByText('Bonjour Olga')).toBeVisible()
    await expect(mail.getByText('Harbour lights steht bevor.', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('The text is kept under a name.', async () => {
    await form.getByRole('button', { name: 'Save as template' }).click()
    const keep = page.getByRole('dialog', { name: 'Save as template' })
    await expect(keep.getByLabel('Name of the template')).toHaveValue('Erinnerung: Harbour lights')
    await keep.getByLabel('Name of the template').fill('German reminder')
    await expectGoodScreen(page, 'save a template')
    await keep.getByRole('button', { name: 'Save template' }).click()
    await expect(page.getByText('Template German reminder saved')).toBeVisible()
  })

  await test.step('Another event starts from it and sends it.', async () => {
    await page.goto(`/manage/event/${other.id}/messages?message=new`)
    await form.getByRole('button', { name: 'Start from a template' }).click()
    await templates.getByRole('button', { name: /^German reminder/ }).click()
    await expect(subject).toHaveValue('Erinnerung: Harbour lights')
    await expect(form.getByLabel('When', { exact: true })).toHaveValue('NOW')
    await form.getByLabel('This message is about the event and not promotional.').check()
    await form.getByRole('button', { name: 'Send message' }).click()
    await mailTo(person.email, 'Erinnerung: Harbour lights')
  })

  await test.step('It can be deleted, and that undone.', async () => {
    await page.goto(`/manage/event/${other.id}/messages?message=new`)
    await form.getByRole('button', { name: 'Start from a template' }).click()
    await templates.getByRole('button', { name: 'Delete the template German reminder' }).click()
    await expect(templates.getByRole('button', { name: /^German reminder/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(templates.getByRole('button', { name: /^German reminder/ })).toBeVisible()
  })
})
