import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expectStill, watchShifts } from '../browser/layout-shifts.ts'
import { expectAccessibleFrame, expectGoodScreen } from '../browser/screen-checks.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { uploadImage } from '../event/upload-image.ts'
import { expect, test } from '../journey.ts'
import { mintOrder } from '../order/mint-order.ts'

const phone = { width: 390, height: 844 }

test('each part of the preview leads to the field or the form that edits it, by mouse and by keyboard', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await event.organizer.api.put(`/events/${event.id}/settings`, {
    location: { venue_name: 'Riverside Hall' },
  })
  const desk = await openDesigner(await signedIn(event.organizer), event)
  await test.step('what the designer edits itself', async () => {
    await part(desk, 'Change the cover').click()
    await expect(desk.getByRole('button', { name: 'Choose image: Cover image' })).toBeFocused()
    await part(desk, 'Choose colors').click({ position: { x: 4, y: 4 } })
    await expect(desk.getByRole('button', { name: 'Foyer', exact: true })).toBeFocused()
  })
  await test.step('the preview stays in view beside the end of the form', async () => {
    await desk.getByRole('button', { name: /^Advanced colors/ }).scrollIntoViewIfNeeded()
    await expect(desk.locator('iframe[title="Preview"]')).toBeInViewport({ ratio: 0.5 })
  })
  const sheet = desk.getByRole('dialog')
  const beside: [spot: string, field: () => Locator, text: string][] = [
    ['Edit the title', () => sheet.getByLabel('Title', { exact: true }), 'Lights on the water'],
    ['Edit the description', () => sheet.getByRole('textbox', { name: /^Description/ }), 'Bring a coat.'],
    ['Edit the place', () => sheet.getByLabel(/^Venue/), 'Old Tram Depot'],
  ]
  await test.step('the page in the preview is accessible, also with its spots to press', async () => {
    const shown = await desk.locator('iframe[title="Preview"]').elementHandle()
    const frame = await shown?.contentFrame()
    if (!frame) throw new Error('The preview has no frame.')
    await expectAccessibleFrame(frame, 'preview of the designer')
  })
  for (const [spot, field, text] of beside)
    await test.step(`${spot}, beside the preview, which then shows it`, async () => {
      await part(desk, spot).first().focus()
      await desk.keyboard.press('Enter')
      await expect(field()).toBeFocused()
      if (spot === 'Edit the title') await expectGoodScreen(desk, 'text of the page beside its preview')
      await field().fill(text)
      await sheet.getByRole('button', { name: 'Save changes' }).click()
      await expect(sheet).toBeHidden()
      await expect(desk.frameLocator('iframe[title="Preview"]').getByText(text).first()).toBeVisible()
    })
  await test.step('the tickets', async () => {
    await openDesigner(desk, event)
    await part(desk, 'Edit the tickets').click({ position: { x: 4, y: 4 } })
    await expect(desk.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible()
  })
})

test('on a phone, a press on the preview shows the controls, and unsaved changes are not lost on the way elsewhere', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const page = await openDesigner(await signedIn(event.organizer, { viewport: phone }), event)
  await page.getByRole('button', { name: 'Midnight' }).click()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await part(page, 'Choose colors').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Design', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('button', { name: 'Foyer', exact: true })).toBeFocused()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await part(page, 'Edit the title').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Lights on the water')
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await part(page, 'Edit the tickets').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('tab', { name: 'Design', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Midnight' })).toHaveAttribute('aria-pressed', 'true')
})

// Specification: 1.features-designer 2.screen-designer-preview
test('a palette of the cover is read in the browser and saved, and is readable', async ({
  signedIn,
  page,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const desk = await openDesigner(await signedIn(event.organizer), event)
  await expect(desk.getByText('Add a cover image to choose from its colors.')).toBeVisible()
  await addCover(event)
  await desk.reload()
  const palettes = desk.getByRole('group', { name: 'Colors of the cover' })
  for (const name of ['Accent', 'Light', 'Dark']) {
    await palettes.getByRole('button', { name }).click()
    await expect(palettes.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await expect(desk.getByText('Hard to read')).toHaveCount(0)
  }
  await expectGoodScreen(desk, 'designer with the colors of the cover')
  await save(desk)
  await expect(async () => {
    await page.goto(event.page)
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark', { timeout: 1000 })
  }).toPass()
  await expectGoodScreen(page, 'event page in the dark colors of its cover')
})

const layouts = [
  { name: 'Side by side', font: 'Figtree', file: 'figtree' },
  { name: 'Stage', font: 'Space Grotesk', file: 'space-grotesk' },
  { name: 'One column', font: 'Source Serif', file: 'source-serif-4' },
]

for (const { name, font, file } of layouts)
  test(`the layout “${name}” and the font ${font} are on the page, in the widget and in the checkout, and nothing moves`, async ({
    signedIn,
    visitor,
  }) => {
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänsabschiedskonzert am Mittwochabend'
    const event = await mintEvent({ title, tickets: [{ title: 'Standing room', price: 1234 }] })
    await addCover(event)
    const desk = await openDesigner(await signedIn(event.organizer), event)
    if (name === 'Side by side') await choose(desk, 'Stage')
    await choose(desk, name)
    await choose(desk, font)
    if (name !== 'Side by side') {
      await expect.poll(() => familyOf(preview(desk).locator('h1'))).toContain(font)
      await save(desk)
    }
    const page = await visitor()
    await watchShifts(page)
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await expect(async () => {
      fonts.length = 0
      await page.goto(event.page)
      expect(await familyOf(page.locator('h1'))).toContain(font)
    }).toPass()
    await page.waitForLoadState('networkidle')
    await expectStill(page, name, 0.02)
    expect(fonts.map((url) => new URL(url).origin)).toEqual([new URL(page.url()).origin])
    expect(fonts[0]).toContain(`${file}-latin-wght`)
    await expectPlaces(page, name)
    await expectGoodScreen(page, `event page, ${name}`)
    await page.goto(`/widget/${event.id}`)
    expect(await familyOf(page.locator('h1'))).toContain(font)
    const order = await mintOrder(event, { 'Standing room': 1 })
    await page.goto(order.step('details'))
    expect(await familyOf(page.locator('h1').first())).toContain(font)
  })

/** Where the cover is, beside title and tickets. */
async function expectPlaces(page: Page, layout: string): Promise<void> {
  const place = async (shown: Locator) => (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [cover, title, tickets] = [
    await place(page.locator('main picture img').first()),
    await place(page.locator('h1')),
    await place(page.locator('section[aria-labelledby=tickets]')),
  ]
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(cover.width === width).toBe(layout === 'Stage')
  expect(cover.y > title.y).toBe(layout === 'One column')
  expect(tickets.x > title.x + title.width / 2).toBe(layout !== 'One column')
}

async function openDesigner(desk: Page, event: MintedEvent): Promise<Page> {
  await desk.goto(`/manage/event/${event.id}/homepage-designer`)
  await expect(desk.getByRole('heading', { name: 'Homepage design', level: 1 })).toBeVisible()
  return desk
}

function preview(desk: Page): FrameLocator {
  return desk.frameLocator('iframe[title="Preview"]')
}

function part(desk: Page, name: string): Locator {
  return preview(desk).getByRole('button', { name })
}

async function choose(desk: Page, name: string): Promise<void> {
  await desk.getByRole('radio', { name }).click()
}

async function addCover(event: MintedEvent): Promise<void> {
  const { api } = event.organizer
  await uploadImage(api, `/events/${event.id}`, { type: 'EVENT_COVER', width: 1600, height: 800 })
  await expect(async () => {
    const { images } = await api.get<{ images: { variants?: unknown }[] }>(`/public/events/${event.id}`)
    expect(images.some(({ variants }) => variants)).toBe(true)
  }).toPass()
}

async function save(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await expect(desk.getByText('Homepage design saved')).toBeVisible()
}

function familyOf(element: Locator): Promise<string> {
  return element.evaluate((shown) => getComputedStyle(shown).fontFamily)
}
