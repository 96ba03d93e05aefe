import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { chooseCover } from '../event/event-screens.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer, type Organizer } from '../organizer/mint-organizer.ts'

interface Draft {
  organizer: Organizer
  id: string
  slug: string
  title: string
}

async function mintDraft(): Promise<Draft> {
  const organizer = await mintOrganizer({ isConnected: false })
  const title = 'Poetry on the roof'
  const event = await organizer.api.post<{ id: string; slug: string }>('/events', {
    organizer_id: organizer.organizerId,
    title,
    start_date: new Date(Date.now() + 7 * 24 * 3_600_000).toISOString(),
    timezone: 'Europe/Lisbon',
    currency: 'EUR',
  })
  return { organizer, title, id: event.id, slug: event.slug }
}

const addTicket = ({ organizer, id }: Draft) =>
  organizer.api.post(`/events/${id}/tickets`, { title: 'Seat', type: 'FREE', prices: [{}] })

test('a draft is read by its secret link only, which can be renewed, and nothing of it can be bought', {
  tag: '@gate',
}, async ({ signedIn, visitor, consoleWatch }) => {
  consoleWatch.expect(/status of 404/)
  const draft = await mintDraft()
  await addTicket(draft)
  const page = await signedIn(draft.organizer)
  await page.goto(`/manage/event/${draft.id}/dashboard`)
  const link = page.getByRole('link', { name: 'Preview' })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(new RegExp(`^/preview/${draft.id}/[2-9a-z]{27}$`))

  const reader = await visitor()
  await test.step('anybody with the link reads the page as it will be', async () => {
    const answer = await reader.goto(address)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    await expect(reader.getByRole('heading', { name: draft.title, level: 1 })).toBeVisible()
    await expect(reader.getByText('This is a draft.')).toBeVisible()
    // The bar says it from the start. The button does once React is there; before, it leads back to this page.
    await expect(reader.getByText('tickets cannot be bought yet')).toBeVisible()
    await expect(async () => {
      await reader.getByRole('button', { name: 'Continue' }).click()
      const refusal = reader.getByText('Tickets can be bought once the event is live.')
      await expect(refusal).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expectGoodScreen(reader, 'preview of a draft')
  })

  await test.step('the page of the event stays closed to everybody else', async () => {
    const stranger = await signedIn(await mintOrganizer({ isConnected: false }))
    const answer = await stranger.goto(`/e/${draft.id}/${draft.slug}`)
    expect(answer?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { name: 'This event is not public yet' })).toBeVisible()
  })

  await test.step('a renewed link ends the former one', async () => {
    await page.getByRole('button', { name: 'Renew link' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Renew link' }).click()
    await expect(link).not.toHaveAttribute('href', address)
    expect((await reader.goto(address))?.status()).toBe(404)
    expect((await reader.goto((await link.getAttribute('href')) ?? ''))?.status()).toBe(200)
  })
})

// Specification: 2.route-event-dashboard
test('going live names what is missing, fills it in place, and ends with everything to share', async ({
  signedIn,
}) => {
  const draft = await mintDraft()
  const page = await signedIn(draft.organizer)
  await page.goto(`/manage/event/${draft.id}/dashboard`)
  const preview = (await page.getByRole('link', { name: 'Preview' }).getAttribute('href')) ?? ''
  await page.getByRole('button', { name: 'Go live' }).click()
  const blocked = page.getByRole('dialog', { name: 'Not ready to go live yet' })
  await expect(blocked.getByText('There is no ticket yet that buyers can get.')).toBeVisible()
  await addTicket(draft)
  await page.reload()
  await page.getByRole('button', { name: 'Go live' }).click()
  const dialog = page.getByRole('dialog', { name: 'Go live?' })

  await test.step('place, description and cover are filled in the dialog', async () => {
    await expectGoodScreen(page, 'going live with a bare page')
    const rows = dialog.getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Where is it?' }).click()
    await dialog.getByLabel('Venue').fill('Miradouro')
    await dialog.getByLabel('City').fill('Lisbon')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(rows).toHaveCount(2)
    await dialog.getByRole('button', { name: 'What happens?' }).click()
    await dialog.getByRole('textbox', { name: 'Description' }).click()
    await page.keyboard.type('Ten poets read at sunset.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(rows).toHaveCount(1)
    await dialog.getByRole('button', { name: 'What does it look like?' }).click()
    await chooseCover(page)
    await expect(dialog.getByText('Visitors will miss')).toBeHidden()
  })

  await test.step('the sheet shows the card and gives link, code and poster', async () => {
    await dialog.getByRole('button', { name: 'Go live' }).click()
    const sheet = page.getByRole('dialog', { name: `“${draft.title}” is live` })
    await expectDrawn(sheet.getByRole('img'))
    await expect(sheet.getByText(`${foyerUrl()}/e/${draft.id}/${draft.slug}`)).toBeVisible()
    expect((await download(page, 'Download QR code')).subarray(1, 4).toString()).toBe('PNG')
    expect((await download(page, 'Download poster')).subarray(0, 5).toString()).toBe('%PDF-')
    const trial = sheet.getByRole('link', { name: 'Try a purchase' })
    await expect(trial).toHaveAttribute('href', `/e/${draft.id}/${draft.slug}`)
    await expectGoodScreen(page, 'sharing a live event')
    const overflow = await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(overflow, 'pixels past the edge of the sheet').toBe(0)
    await sheet.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the page has what was filled in, and the preview leads to it', async () => {
    await page.goto(preview)
    await expect(page).toHaveURL(`/e/${draft.id}/${draft.slug}`)
    await expect(page.getByText('Ten poets read at sunset.')).toBeVisible()
    await expect(page.getByText('Miradouro').first()).toBeVisible()
  })

  await test.step('the setup list stays until it is hidden', async () => {
    await page.goto(`/manage/event/${draft.id}/dashboard`)
    await expect(page.getByText('Share the link')).toBeVisible()
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect(page.getByText('Share the link')).toBeHidden()
    await page.reload()
    await expect(page.getByText('On sale', { exact: true })).toBeVisible()
    await expect(page.getByText('Share the link')).toBeHidden()
  })
})

async function expectDrawn(picture: ReturnType<Page['getByRole']>): Promise<void> {
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width, { message: 'pixels of the drawn card' }).toBe(1200)
}

async function download(page: Page, name: string): Promise<Buffer> {
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await begun).path())
}
