import type { BrowserContextOptions, Page } from '@playwright/test'
import { shownTexts } from '../browser/shown-texts.ts'
import { isApart, isDrawn, switchLanguage, switchScreen } from '../browser/switch-screen.ts'
import { mintBuyerScreens, mintOrganizerScreens, type Screens } from '../event/mint-screens.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { expect, test } from '../journey.ts'

const languages = ['zh']

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

/** Texts of a screen, by language. */
type ShownTexts = Record<string, string[]>

/** The texts that are still English. One word may be the same in two languages, but not in Chinese. */
function stillEnglish(texts: string[], english: string[], locale: string): string[] {
  if (locale.startsWith('zh')) return texts.filter((text) => words(text).length > 0)
  return texts.filter((text) => words(text).length > 1 && english.includes(text))
}

/** The page function draws some screens; the app changes its language in place. */
async function speak(page: Page, path: string, locale: string): Promise<void> {
  if (isDrawn(path)) await page.goto(`${path}?lang=${locale}`, { waitUntil: 'networkidle' })
  else await switchLanguage(page, locale)
}

/** Walks screens in one session, and answers the texts of each that are still English in another language. */
async function findEnglish(
  page: Page,
  screens: Screens,
  spoken = languages,
): Promise<Record<string, ShownTexts>> {
  await page.context().addCookies([{ name: 'locale', value: 'en', url: foyerUrl() }])
  const found: Record<string, ShownTexts> = {}
  let isApp = false
  for (const [name, { path, shows }] of Object.entries(screens)) {
    if (isApp && !isApart(path)) await switchScreen(page, path)
    else await page.goto(path)
    isApp = !isApart(path)
    await expect(page.getByText(shows).first(), name).toBeVisible()
    const english = await shownTexts(page)
    for (const locale of spoken) {
      await speak(page, path, locale)
      const left = await stillEnglishSoon(page, english, locale)
      if (left.length > 0) found[name] = { ...found[name], [locale]: left }
    }
    await speak(page, path, 'en')
  }
  return found
}

/** A part of a screen may follow a moment after the rest. */
async function stillEnglishSoon(page: Page, english: string[], locale: string): Promise<string[]> {
  let left: string[] = []
  const look = async () => {
    left = stillEnglish(await shownTexts(page), english, locale)
    return left.length
  }
  await expect
    .poll(look, { timeout: 5000 })
    .toBe(0)
    .catch(() => {})
  return left
}

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } }

test('the screens of buyers, guests and the door show no English in any other language', {
  tag: '@gate',
}, async ({ visitor }) => {
  test.setTimeout(600_000)
  expect(await findEnglish(await visitor(phone), await mintBuyerScreens())).toEqual({})
})

test('the screens of organizers show no English in any other language', { tag: '@gate' }, async ({
  signedIn,
}) => {
  test.setTimeout(600_000)
  const { event, screens } = await mintOrganizerScreens()
  expect(await findEnglish(await signedIn(event.organizer, phone), screens)).toEqual({})
})

test('the walk finds a text that stays English, and a catalog that lacks a translation', async ({ page }) => {
  // One text of the French catalog is as in English.
  await page.route('**/assets/fr-*.js', async (route) => {
    const answer = await route.fetch()
    const script = (await answer.text()).replace(/Mot de passe oublié\s\?/, 'Forgot your password?')
    await route.fulfill({ response: answer, body: script })
  })
  await page.route('**/auth/login', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</body>', '<p>Two drafts were saved</p></body>')
    await route.fulfill({ response: answer, body })
  })
  // A text of the form, which follows the words of the page.
  const login = { login: { path: '/auth/login', shows: 'Forgot your password?' } }
  const { login: found = {} } = await findEnglish(page, login, ['fr', 'de', 'zh'])
  const saved = 'Two drafts were saved'
  expect(found).toEqual({ fr: ['Forgot your password?', saved], de: [saved], zh: [saved] })
})
