import type { BrowserContextOptions, Page } from '@playwright/test'
import { shownTexts, switchScreen } from '../browser/shown-texts.ts'
import { mintBuyerScreens, mintOrganizerScreens, type Screens } from '../event/mint-screens.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { expect, test } from '../journey.ts'

const languages = ['de', 'fr', 'es', 'pt', 'pt-BR', 'zh', 'zh-CN']

/** What people typed, and names that every language writes alike. */
const names = new RegExp(
  [
    'Donaudampf\\S+ am Mittwochabend|Harbour Concerts|harbour-concerts|Greta Guest|Greta|Petra Payer|Nia Next',
    'Olga Organizer|Olga|Organizer|Standing room|Guest list|Great hall|Main gate|Meal|Meat|ONCE-UPON-A-TIME',
    'An evening by the water\\.|alt\\+T|Ctrl K|\\bEsc\\b|QR Code|\\bApp\\b|Logo|English|Foyer|Stripe|Google|Apple|Wallet|Facebook|Instagram|WordPress|PNG|JPEG|WebP|GIF|Excel',
    'script-src|frame-src|style-src-attr|\\bstyle\\b|[A-Z][a-z]+ \\/ [A-Z][A-Za-z_ ]+',
    '[\\w.+-]+@[\\w.-]+|https?:\\S+|[A-Z][A-Za-z]+\\/[A-Za-z_/+-]+|\\b(?:O|A)-[A-Z0-9]+\\b|#[\\da-f]{3,6}\\b|\\b[A-Z]{2,}\\b',
  ].join('|'),
  'g',
)
const words = (text: string) =>
  text.replaceAll(names, ' ').match(/\p{Script=Latin}[\p{Script=Latin}-]+/gu) ?? []

/** The texts that are still English. One word may be the same in two languages, but not in Chinese. */
function stillEnglish(texts: string[], english: string[], locale: string): string[] {
  if (locale.startsWith('zh')) return texts.filter((text) => words(text).length > 0)
  return texts.filter((text) => words(text).length > 1 && english.includes(text))
}

type Shown = Map<string, string[]>

/** Walks screens in one session, and answers what each one shows, once it shows about as much as in English. */
async function readScreens(page: Page, screens: Screens, locale: string, english?: Shown): Promise<Shown> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: foyerUrl() }])
  const found: Shown = new Map()
  let isApp = false
  for (const [name, { path, shows }] of Object.entries(screens)) {
    // The page function renders these.
    const isApart = /^\/[eo]\//.test(path)
    if (isApp && !isApart) await switchScreen(page, path)
    else await page.goto(path, { waitUntil: 'networkidle' })
    isApp = !isApart
    if (!english) await expect(page.getByText(shows).first(), name).toBeVisible()
    const atLeast = (english?.get(name)?.length ?? 0) * 0.7
    const count = async () => (await shownTexts(page)).length
    await expect.poll(count, { message: `${name} in ${locale}` }).toBeGreaterThan(atLeast)
    found.set(name, await shownTexts(page))
  }
  return found
}

async function expectNoEnglish(open: () => Promise<Page>, screens: Screens): Promise<void> {
  const english = await readScreens(await open(), screens, 'en')
  for (const locale of languages)
    await test.step(locale, async () => {
      const page = await open()
      const found: Record<string, string[]> = {}
      for (const [name, texts] of await readScreens(page, screens, locale, english)) {
        const left = stillEnglish(texts, english.get(name) ?? [], locale)
        if (left.length > 0) found[name] = left
      }
      expect.soft(found, locale).toEqual({})
      await page.context().close()
    })
}

test('the check finds an English sentence in every language, and an English word in Chinese', () => {
  const english = ['Save changes', 'Status', 'Hosted by Harbour Concerts']
  expect(stillEnglish(['Status', 'Save changes', 'Ändern'], english, 'fr')).toEqual(['Save changes'])
  expect(stillEnglish(['Hosted by Harbour Concerts'], english, 'de')).toHaveLength(1)
  expect(stillEnglish(['Status', '由 Harbour Concerts 主辦'], english, 'zh')).toEqual(['Status'])
})

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } }

test('the screens of buyers, guests and the door show no English in any other language', async ({
  visitor,
}) => {
  test.setTimeout(600_000)
  await expectNoEnglish(() => visitor(phone), await mintBuyerScreens())
})

test('the screens of organizers show no English in any other language', async ({ signedIn }) => {
  test.setTimeout(1_200_000)
  const { event, screens } = await mintOrganizerScreens()
  await expectNoEnglish(() => signedIn(event.organizer, phone), screens)
})
