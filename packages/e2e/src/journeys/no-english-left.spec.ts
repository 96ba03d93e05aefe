import type { BrowserContextOptions, Page } from '@playwright/test'
import { shownTexts } from '../browser/shown-texts.ts'
import { isApart, isDrawn, switchLanguage, switchScreen } from '../browser/switch-screen.ts'
import { mintBuyerScreens, mintOrganizerScreens, type Screens } from '../event/mint-screens.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { expect, test } from '../journey.ts'

/**
 * In Chinese, any Latin word is a text that was left out, so one language shows each text that no catalog has. That the catalogs of all
 * languages are whole is shown without a browser (`translations.test.ts`, `catalogs.test.ts`).
 */
const locale = 'zh'

/** What people typed, and names that every language writes alike. */
const names = new RegExp(
  [
    'Donaudampf\\S+ am Mittwochabend|Harbour Concerts|harbour-concerts|Greta Guest|Greta|Petra Payer|Nia Next|Marta Neves',
    'Figtree|Source Serif|Space Grotesk|Cais do Sodré, Lisboa|Olga Organizer|Olga|Organizer|Standing room|Guest list|Great hall|Main gate|Meal|Meat|ONCE-UPON-A-TIME',
    'An evening by the water\\.|alt\\+T|Ctrl K|\\bEsc\\b|QR Code|\\bApp\\b|Webhook|Logo|English|Foyer|Stripe|Google|Apple|Wallet|Facebook|Instagram|WordPress|Eventbrite|Hi\\.Events|pretix|PNG|JPEG|WebP|GIF|Excel',
    'script-src|frame-src|style-src-attr|\\bstyle\\b|[A-Z][a-z]+ \\/ [A-Z][A-Za-z_ ]+',
    '[\\w.+-]+@[\\w.-]+|https?:\\S+|[A-Z][A-Za-z]+\\/[A-Za-z_/+-]+|\\b(?:O|A)-[A-Z0-9]+\\b|#[\\da-f]{3,6}\\b|\\b[A-Z]{2,}\\b',
  ].join('|'),
  'g',
)
const words = (text: string) =>
  text.replaceAll(names, ' ').match(/\p{Script=Latin}[\p{Script=Latin}-]+/gu) ?? []

/** The page function draws some screens; the app changes its language in place. */
async function speak(page: Page, path: string, language: string): Promise<void> {
  if (isDrawn(path)) await page.goto(`${path}?lang=${language}`, { waitUntil: 'networkidle' })
  else await switchLanguage(page, language)
}

/** Walks screens in one session, and answers the texts of each that are still English in Chinese. */
async function findEnglish(page: Page, screens: Screens): Promise<Record<string, string[]>> {
  await page.context().addCookies([{ name: 'locale', value: 'en', url: foyerUrl() }])
  const found: Record<string, string[]> = {}
  let isApp = false
  for (const [name, { path, shows }] of Object.entries(screens)) {
    if (isApp && !isApart(path)) await switchScreen(page, path)
    else await page.goto(path)
    isApp = !isApart(path)
    await expect(page.getByText(shows).first(), name).toBeVisible()
    await speak(page, path, locale)
    const left = await englishLeft(page)
    if (left.length > 0) found[name] = left
    await speak(page, path, 'en')
  }
  return found
}

/** The texts that are still English once none is left, or after a while: a part of a screen may follow a moment after the rest. */
async function englishLeft(page: Page): Promise<string[]> {
  let left: string[] = []
  const look = async () => {
    left = (await shownTexts(page)).filter((text) => words(text).length > 0)
    return left.length
  }
  await expect
    .poll(look)
    .toBe(0)
    .catch(() => {})
  return left
}

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } }

test('the screens of buyers, guests and the door show no English in Chinese', async ({ visitor }) => {
  test.slow()
  expect(await findEnglish(await visitor(phone), await mintBuyerScreens())).toEqual({})
})

test('the screens of organizers show no English in Chinese', async ({ signedIn }) => {
  test.slow()
  const { event, screens } = await mintOrganizerScreens()
  expect(await findEnglish(await signedIn(event.organizer, phone), screens)).toEqual({})
})

test('the walk finds a text that stays English, and a catalog that lacks a translation', async ({ page }) => {
  // One text of the Chinese catalog is as in English.
  await page.route('**/assets/zh-*.js', async (route) => {
    const answer = await route.fetch()
    const script = (await answer.text()).replace('忘記密碼？', 'Forgot your password?')
    await route.fulfill({ response: answer, body: script })
  })
  await page.route('**/auth/login', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</body>', '<p>Two drafts were saved</p></body>')
    await route.fulfill({ response: answer, body })
  })
  // A text of the form, which follows the words of the page.
  const login = { login: { path: '/auth/login', shows: 'Forgot your password?' } }
  const found = await findEnglish(page, login)
  expect(found).toEqual({ login: ['Forgot your password?', 'Two drafts were saved'] })
})
