import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { expectVerdict } from '../door/door.ts'
import { openDemo } from './demo.ts'

const folder = fileURLToPath(new URL('../../../../docs/pictures', import.meta.url))
const mostBytes = 80_000

test.use({ viewport: { width: 1280, height: 860 } })

test('the README’s pictures: page, dashboard, door', async ({ page }) => {
  const { api, token, event, page: eventPage } = await openDemo()
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page, eventPage)
  await keep(page, 'page')
  await open(page, `/manage/event/${event.id}/dashboard`)
  await keep(page, 'dashboard')
  const lists = await api.get<{ short_id: string; state: string }[]>(`/events/${event.id}/check-in-lists`)
  const unseen = await api.get<{ reference: string; check_in_state?: string }[]>(
    `/events/${event.id}/attendees?filter_fields[status][eq]=ACTIVE`,
  )
  await open(page, `/check-in/${lists.find(({ state }) => state === 'ACTIVE')?.short_id}`)
  await page.getByLabel('Ticket code').fill(unseen[0]?.reference ?? '')
  await page.keyboard.press('Enter')
  await expectVerdict(page, 'admitted', /./)
  await keep(page, 'door')
})

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Writes a WebP by Chromium, in the highest quality that is small enough. */
async function keep(page: Page, name: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const shots = []
  for (const quality of [88, 80, 70, 55]) {
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality })
    shots.push(Buffer.from(data, 'base64'))
    if ((shots.at(-1)?.length ?? 0) <= mostBytes) break
  }
  const picture = shots.at(-1) ?? Buffer.alloc(0)
  expect(picture.length).toBeLessThanOrEqual(mostBytes)
  await writeFile(path.join(folder, `${name}.webp`), picture)
}
