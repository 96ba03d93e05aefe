import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectReadyForOffline, expectVerdict } from '../door/door.ts'
import { mintEvent } from '../event/mint-event.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { photograph } from './photograph.ts'

test('the door: verdicts, without a network, with conflicts, closed', async ({ page }) => {
  const { list, references } = await openDoor()
  const [, elsewhere = ''] = references
  const unseen = references.slice(2)
  await expectReadyForOffline(page, `/check-in/${list.short_id}`)
  const scan = async (code: string, verdict: Parameters<typeof expectVerdict>[1]) => {
    await page.locator('[data-slot="verdict"]').waitFor({ state: 'hidden' })
    await page.getByLabel('Ticket code').fill(code)
    await page.keyboard.press('Enter')
    await expectVerdict(page, verdict, /./)
  }
  await photograph(page, 'door-admitted', () => scan(unseen.pop() ?? '', 'admitted'))
  await photograph(page, 'door-already', () => scan(references[references.length - 1] ?? '', 'already'))
  await page.locator('[data-slot="verdict"]').waitFor({ state: 'hidden' })
  await page.context().setOffline(true)
  await photograph(page, 'door-offline-admitted', () => scan(unseen.pop() ?? '', 'provisional'))
  const nobodys = ['A-2222222', 'A-3333333', 'A-4444444', 'A-5555555']
  await photograph(page, 'door-unlisted', () => scan(nobodys.pop() ?? '', 'unlisted'))
  await scan(elsewhere, 'provisional')
  await page.locator('[data-slot="verdict"]').waitFor({ state: 'hidden' })
  await photograph(page, 'door-offline', async () => undefined)
  await page.getByRole('tab', { name: 'Search' }).click()
  await photograph(page, 'door-offline-search', async () => undefined)
  await page.getByRole('tab', { name: 'Scan' }).click()
  await list.admit(elsewhere)
  await page.context().setOffline(false)
  await page.getByText('Admitted by another device').first().waitFor()
  await photograph(page, 'door-conflicts', async () => undefined)
  await photograph(page, 'door-expired', async () => {
    await page.goto(`/check-in/${list.expired}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

/** A door with guests and names of German length, and a door that has expired. */
async function openDoor() {
  const event = await mintEvent({ tickets: [{ title: 'Stehplatz auf der Empore mit Sichtbehinderung' }] })
  const { api } = event.organizer
  const path = `/events/${event.id}/check-in-lists`
  const { short_id } = await api.post<{ short_id: string }>(path, { name: 'Haupteingang Elbphilharmonie' })
  const expired = await api.post<{ short_id: string }>(path, {
    name: 'Soundcheck',
    expires_at: '2020-01-01T00:00:00.000Z',
  })
  for (let order = 0; order < 2; order += 1)
    await nameEverybody(
      await mintOrder(event, { 'Stehplatz auf der Empore mit Sichtbehinderung': 10 }),
      mintPerson('Maximiliane-Charlotte', 'von und zu Freyberg-Eisenberg'),
    )
  const door = new FoyerApi()
  const guests = () =>
    door.get<{ reference: string }[]>(`/public/check-in-lists/${short_id}/attendees?per_page=100`)
  await expect.poll(async () => (await guests()).length).toBe(20)
  const admit = (reference: string) =>
    door.post(`/public/check-in-lists/${short_id}/check-ins`, { code: reference, scan_id: randomUUID() })
  return {
    list: { short_id, expired: expired.short_id, admit },
    references: (await guests()).map((each) => each.reference),
  }
}
