import type { Locator, Page } from '@playwright/test'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintOrder } from '../order/mint-order.ts'

const cream = 'rgb(255, 244, 224)'
const harbourBlue = 'rgb(11, 86, 112)'

// Specification: 1.features-designer 2.route-event-designer 2.screen-designer-preview 3.event-homepage
test('colors from the designer are on the page, even without script, and in the checkout', {
  tag: '@gate',
}, async ({ signedIn, visitor, page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing room', price: 1234 }] })
  const desk = await openDesigner(await signedIn(event.organizer), event)
  await test.step('the preview follows what is typed', async () => {
    await color(desk, 'Background').fill('#FFF4E0')
    await color(desk, 'Buttons').fill('#0b5670')
    const preview = desk.frameLocator('iframe[title="Preview"]')
    await expect(preview.locator('h1')).toHaveText(event.title)
    await expect.poll(() => ground(preview.locator('body'))).toBe(cream)
    // A button's colors change softly.
    const button = preview.getByRole('button', { name: 'Continue', exact: true }).first()
    await expect.poll(() => ground(button)).toBe(harbourBlue)
  })
  await save(desk)
  await test.step('the page', async () => {
    const plain = await visitor({ javaScriptEnabled: false })
    await expect(async () => {
      await plain.goto(event.page)
      const style = (await plain.locator('html').getAttribute('style')) ?? ''
      expect(style).toContain('--backdrop:#fff4e0')
      expect(style).toContain('--button:#0b5670')
    }).toPass()
    await page.goto(event.page)
    expect(await ground(page.locator('body'))).toBe(cream)
  })
  await test.step('the checkout', async () => {
    const order = await mintOrder(event, { 'Standing room': 1 })
    await page.goto(order.step('details'))
    await expect.poll(() => ground(page.getByRole('button', { name: 'Continue' }))).toBe(harbourBlue)
    expect(await ground(page.locator('body'))).toBe(cream)
  })
})

// Specification: 1.features-designer 2.screen-designer-preview
test('an unreadable color shows a warning and is corrected, with the keyboard', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const desk = await openDesigner(await signedIn(event.organizer), event)
  await tabTo(desk, color(desk, 'Primary text'))
  await desk.keyboard.type('#bbbbbb')
  const warning = desk.getByRole('status').filter({ hasText: 'Hard to read: Primary text' })
  await expect(warning).toContainText('It needs 4.5 to 1')
  const fix = warning.getByRole('button', { name: /^Use #/ })
  const tone = (await fix.textContent())?.replace('Use ', '') ?? ''
  await tabTo(desk, fix)
  await desk.keyboard.press('Enter')
  await expect(color(desk, 'Primary text')).toHaveValue(tone)
  await expect(warning).toBeHidden()
  await tabTo(desk, desk.getByRole('button', { name: 'Save changes' }))
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('Homepage design saved')).toBeVisible()
})

// Specification: 5.color-code
test('an invalid color is refused at its field and stays there, and a preset sets all colors', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const desk = await openDesigner(await signedIn(event.organizer), event)
  await color(desk, 'Links').fill('blue')
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await expect(color(desk, 'Links')).toHaveAccessibleDescription(
    'Enter a valid hexadecimal code such as #ffffff.',
  )
  await expect(color(desk, 'Links')).toBeFocused()
  await expect(color(desk, 'Links')).toHaveValue('blue')
  await desk.getByRole('button', { name: 'Midnight' }).click()
  await expect(color(desk, 'Background')).toHaveValue('#0d1321')
  await desk.getByRole('button', { name: 'Choose a color: Background' }).click()
  await desk.getByRole('slider', { name: 'Hue' }).press('ArrowLeft')
  await expect(color(desk, 'Background')).not.toHaveValue('#0d1321')
  await desk.keyboard.press('Escape')
  await save(desk)
  await desk.getByRole('button', { name: 'Foyer', exact: true }).click()
  await expect(color(desk, 'Background')).toHaveValue('')
})

async function openDesigner(desk: Page, event: MintedEvent): Promise<Page> {
  await desk.goto(`/manage/event/${event.id}/homepage-designer`)
  await expect(desk.getByRole('heading', { name: 'Homepage design', level: 1 })).toBeVisible()
  await desk.getByRole('button', { name: /^Advanced colors/ }).click()
  return desk
}

function color(desk: Page, label: string): Locator {
  return desk.getByRole('textbox', { name: new RegExp(`^${label} ?\\(optional\\)$`) })
}

async function save(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await expect(desk.getByText('Homepage design saved')).toBeVisible()
}

function ground(element: Locator): Promise<string> {
  return element.evaluate((shown) => getComputedStyle(shown).backgroundColor)
}
