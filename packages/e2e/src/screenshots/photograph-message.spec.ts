import { expect, test } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { photograph } from './photograph.ts'

test.use({ locale: 'de-DE' })

test('messages: the people that one did not reach, writing to them again, and the email in light and dark', async ({
  page,
}) => {
  const { address, token, id } = await sendInVain()
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  const show = async (message: string) => {
    await page.goto(`${address}?message=${message}`)
    await page.getByRole('dialog').waitFor()
    await page.waitForLoadState('networkidle')
  }
  await photograph(page, 'message-list', async () => {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
  })
  await photograph(page, 'message-missed', () => show(id))
  await photograph(page, 'message-again', () => show(`missed-by-${id}`))
  for (const tab of [0, 1])
    await photograph(page, `message-preview-${tab === 0 ? 'day' : 'night'}`, async () => {
      await show(`missed-by-${id}`)
      await page.getByRole('button', { name: /Vorschau|Preview/ }).click()
      await page.getByRole('tab').nth(tab).click()
      await page.frameLocator('iframe').locator('h1').waitFor()
    })
})

/** Sends a message to two people, one with an address that accepts no email. Its text has German length. */
async function sendInVain() {
  const event = await mintEvent({ tickets: [{ title: 'Stehplatz auf der Empore mit Sichtbehinderung' }] })
  const { api, token } = event.organizer
  await api.put('/users/me', {
    first_name: 'Olga',
    last_name: 'Veranstalterin',
    timezone: 'Europe/Berlin',
    locale: 'de',
  })
  for (const email of [mintPerson('Greta', 'Gast').email, `lena-${crypto.randomUUID()}@bounce.example`]) {
    const person = { ...mintPerson('Maximiliane-Charlotte', 'von und zu Freyberg-Eisenberg'), email }
    await nameEverybody(
      await mintOrder(event, { 'Stehplatz auf der Empore mit Sichtbehinderung': 1 }),
      person,
    )
    await mailTo(email, /^Your ticket/)
  }
  const messages = `/events/${event.id}/messages`
  const { id } = await api.post<{ id: string }>(messages, {
    recipient_group: 'EVERYONE',
    subject: `Einlass in die Elbphilharmonie: ${'bitte früh genug kommen, '.repeat(4)}danke`,
    content: '<p>Türen öffnen um <strong>acht</strong>. <a href="https://example.com">Anfahrt</a></p>',
    is_event_related: true,
  })
  await expect
    .poll(async () => (await api.get<unknown[]>(`${messages}/${id}/misses`)).length, { timeout: 60_000 })
    .toBeGreaterThan(0)
  return { address: `/manage/event/${event.id}/messages`, token, id }
}
