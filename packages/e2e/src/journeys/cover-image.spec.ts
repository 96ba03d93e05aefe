import type { Page } from '@playwright/test'
import { drawLogo } from '../browser/draw-logo.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

test('a square picture is cropped by keyboard, and the event page shows it as AVIF that browsers keep', {
  tag: '@gate',
}, async ({ page, signedIn }) => {
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Guest list' }] })
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/settings`)
  await test.step('the part is chosen with the arrow keys', async () => {
    await chooseCover(desk, drawLogo(1500))
    const dialog = desk.getByRole('dialog', { name: 'Choose the part to show' })
    const part = dialog.getByLabel('The part to keep. Use the arrow keys to move it.')
    await expect(part).toBeVisible()
    const before = await part.boundingBox()
    await tabTo(desk, part)
    for (let press = 0; press < 5; press++) await desk.keyboard.press('Shift+ArrowDown')
    expect((await part.boundingBox())?.y).toBeGreaterThan(before?.y ?? Number.POSITIVE_INFINITY)
    await expectGoodScreen(desk, 'crop of a cover')
    await tabTo(desk, dialog.getByRole('button', { name: 'Use this part' }))
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('button', { name: 'Replace image: Cover image' })).toBeVisible()
  })
  const [cover] = await event.organizer.api.get<{ width: number; height: number }[]>(
    `/events/${event.id}/images`,
  )
  // What is shown where no newer format is known: half as high as wide, as it was cut.
  expect(cover).toMatchObject({ width: 1440, height: 720 })
  await test.step('the queue makes it in all sizes, and the page offers them', async () => {
    await expect(async () => {
      await page.goto(event.page)
      const source = page.locator('main picture source[type="image/avif"]')
      expect(await source.getAttribute('srcset', { timeout: 1000 })).toMatch(
        / 480w, .* 960w, .* 1440w, .* 1500w$/,
      )
    }).toPass()
    const shown = page.locator('main picture img')
    await expect(shown).toHaveAttribute('width', '1440')
    await expect(shown).toHaveJSProperty('complete', true)
    const address = await shown.evaluate((image) => (image as HTMLImageElement).currentSrc)
    expect(address).toMatch(/\.avif$/)
    const answer = await page.request.get(address)
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/avif',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  await test.step('on the organizer’s page it fills its card to the same edge on all sides', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const image = page.getByRole('article').locator('picture img')
    await expect(async () => {
      await page.goto(`/o/${event.organizer.organizerId}/harbour-concerts`)
      await expect(image).toBeVisible({ timeout: 2000 })
    }).toPass()
    const edges = await image.evaluate((shown) => {
      const [inner, outer] = [shown, shown.closest('article')].map((part) => part?.getBoundingClientRect())
      return [(inner?.top ?? 0) - (outer?.top ?? 0), (inner?.left ?? 0) - (outer?.left ?? 0)]
    })
    expect(edges[0]).toBe(edges[1])
  })
})

test('an upload that storage refuses shows an error, and the next one works', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 403/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/settings`)
  // The form is changed on its way, so what was signed is another one.
  await desk.route(
    '**/images/uploads',
    async (route) => {
      const answer = await route.fetch()
      const { data } = await answer.json()
      const fields = { ...data.fields, 'Content-Type': 'image/svg+xml' }
      await route.fulfill({ response: answer, json: { data: { ...data, fields } } })
    },
    { times: 1 },
  )
  const cover = drawLogo(1200)
  await chooseCover(desk, cover)
  await desk.getByRole('button', { name: 'Use the whole image' }).click()
  const sentence = 'The image did not arrive. Upload it again.'
  await expect(desk.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await chooseCover(desk, cover)
  await desk.getByRole('button', { name: 'Use the whole image' }).click()
  await expect(desk.getByRole('button', { name: 'Replace image: Cover image' })).toBeVisible()
})

// Specification: 5.image-banner
test('a banner stands above the cover in its own shape, and one that is too low is refused before it is sent', async ({
  page,
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/homepage-designer`)
  await chooseImage(desk, 'Banner', drawLogo(1200, 49))
  await expect(
    desk.getByText(
      'The image is 1,200 by 49 pixels. Choose one that is at least 900 by 50 and at most 3,000 by 2,000.',
    ),
  ).toBeVisible()
  await chooseImage(desk, 'Banner', drawLogo(1200, 100))
  await expect(desk.getByText('Banner saved')).toBeVisible()
  await expectGoodScreen(desk, 'homepage designer with a banner')
  const banner = page.locator('main picture img')
  await expect(async () => {
    await page.goto(event.page)
    await expect(banner).toHaveJSProperty('complete', true, { timeout: 1000 })
  }).toPass()
  const box = await banner.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(12, 0)
  await desk.getByRole('button', { name: 'Remove image: Banner' }).click()
  await desk.getByRole('button', { name: 'Remove banner' }).click()
  await expect(desk.getByRole('button', { name: 'Choose image: Banner' })).toBeVisible()
})

const chooseCover = (page: Page, file: ChosenFile) => chooseImage(page, 'Cover image', file)

async function chooseImage(page: Page, label: string, file: ChosenFile): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`(Choose|Replace) image: ${label}`) })
  await expect(button).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(file)
}
