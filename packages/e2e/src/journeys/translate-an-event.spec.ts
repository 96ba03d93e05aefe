import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mintQuestion } from '../event/mint-question.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintEmail } from '../organizer/mint-organizer.ts'

const german = { locale: 'de-DE' }

test('an organizer adds German, and a buyer reads it from the page to the ticket, while the organizer keeps their own words', {
  tag: '@gate',
}, async ({ signedIn, visitor }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }, { title: 'Crew' }] })
  const options = ['Fish', 'Meat']
  await mintQuestion(event, { title: 'Meal', type: 'RADIO', belongs_to: 'ORDER', options })
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/languages`)
  await desk.getByLabel('Your texts are written in').selectOption('English')
  await expect(desk.getByText('Language saved')).toBeVisible()

  await desk.getByRole('button', { name: 'Add language' }).last().click()
  await expect(desk.getByRole('menuitem', { name: 'English' })).toBeHidden()
  await desk.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(desk.getByText('7 texts are missing')).toBeVisible()
  await fill(desk, 'Title: Harbour lights', 'Hafenlichter')
  await fill(desk, 'Title: Guest list', 'Gästeliste')
  await fill(desk, 'Question: Meal', 'Essen')
  await fill(desk, 'Option: Fish', 'Fisch')
  await fill(desk, 'Option: Meat', 'Fleisch')
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await expect(desk.getByText('Translation saved')).toBeVisible()
  await expect(desk.getByText('2 texts are missing')).toBeVisible()
  await expectGoodScreen(desk, 'languages of an event')

  const buyer = await visitor(german)
  const isAskedAgain = buyer.waitForResponse((answer) => answer.url().endsWith(`/live-events/${event.id}/de`))
  await buyer.goto(event.page)
  await expect(buyer.getByRole('heading', { level: 1, name: 'Hafenlichter' })).toBeVisible()
  const first = buyer.locator('form').getByText('Gästeliste', { exact: true }).first()
  await expect(first).toBeVisible()
  // What is left is asked for again, in the page's language.
  await isAskedAgain
  await expect(first).toBeVisible()
  await expect(buyer.getByText('Crew', { exact: true }).first()).toBeVisible()
  await buyer
    .getByRole('button', { name: /Gästeliste/ })
    .last()
    .click()
  await goOn(buyer)

  const address = mintEmail('reader')
  await buyer.getByLabel('Vorname', { exact: true }).fill('Zoe')
  await buyer.getByLabel('E-Mail', { exact: true }).fill(address)
  await buyer.getByRole('group', { name: 'Essen' }).getByRole('radio', { name: 'Fleisch' }).check()
  await goOn(buyer)
  await expect(buyer).toHaveURL(/\/summary$/)
  await expect(buyer.getByText('Hafenlichter').first()).toBeVisible()
  await expect(buyer.getByText('Gästeliste').first()).toBeVisible()
  const mail = await mailTo(address, 'Hafenlichter')
  expect(mail.body.text).toContain('Gästeliste')
  await buyer.goto(linkToTicket(mail.body.text ?? ''))
  await expect(buyer.getByText('Hafenlichter').first()).toBeVisible()
  await expect(buyer.getByText('Gästeliste').first()).toBeVisible()

  await desk.goto(`/manage/event/${event.id}/attendees`)
  await expect(desk.getByText('Guest list').first()).toBeVisible()
  await expect(desk.getByText('Gästeliste')).toBeHidden()
  const other = await visitor({ locale: 'fr-FR' })
  await other.goto(event.page)
  await expect(other.getByRole('heading', { level: 1, name: 'Harbour lights' })).toHaveAttribute('lang', 'en')
})

test('two people translate at once: different texts both stay, and about the same one the second is asked', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const { api } = event.organizer
  const path = `/events/${event.id}/translations/de`
  await api.put(path, { texts: {} })
  const [{ id: ticket } = { id: '' }] = await api.get<{ id: string }[]>(`/events/${event.id}/tickets`)
  const colleague = (texts: Record<string, string>) => api.put(path, { texts })
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/languages`)
  await fill(desk, 'Title: Harbour lights', 'Hafenlichter')
  await colleague({ [`${ticket}:title`]: 'Gästeliste' })
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await expect(desk.getByText('Translation saved')).toBeVisible()
  expect(await api.get(path)).toMatchObject({
    texts: { title: 'Hafenlichter', [`${ticket}:title`]: 'Gästeliste' },
  })

  await fill(desk, 'Title: Harbour lights', 'Lichter im Hafen')
  await colleague({ title: 'Lichterhafen' })
  await desk.getByRole('button', { name: 'Save changes' }).click()
  const question = desk.getByRole('alertdialog', { name: 'Somebody else changed this in the meantime' })
  await question.getByRole('button', { name: 'Save my version' }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => api.get(path)).toMatchObject({ texts: { title: 'Lichter im Hafen' } })
})

function fill(page: Page, label: string, text: string): Promise<void> {
  return page.getByLabel(label, { exact: true }).fill(text)
}

/** Sends the form that is the page's main thing. */
function goOn(page: Page): Promise<void> {
  return page.locator('main form button[type="submit"]:visible').last().click()
}

function linkToTicket(text: string): string {
  const link = /https?:\/\/\S+\/ticket\/\S+/.exec(text)?.[0]
  if (!link) throw new Error('The email has no link to a ticket.')
  return new URL(link).pathname
}
