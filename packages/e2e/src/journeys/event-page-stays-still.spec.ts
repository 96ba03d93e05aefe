import { holdBack } from '../browser/hold-back.ts'
import { expectStill, untilDrawn, watchShifts } from '../browser/layout-shifts.ts'
import { holdReact, untilReact } from '../event/event-page.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** The event is in Berlin. Two viewers have another day there, in words that wrap on a phone, and for one both clocks agree. */
const viewers = [
  { timezoneId: 'America/New_York', locale: 'en-US', says: 'your time' },
  { timezoneId: 'Pacific/Auckland', locale: 'de-DE', says: 'Ihrer Zeit' },
  { timezoneId: 'Pacific/Chatham', locale: 'pt-BR', says: 'no seu horário' },
  { timezoneId: 'Europe/Paris', locale: 'fr-FR', says: null },
]

for (const { width, height } of screens)
  for (const { says, ...viewer } of viewers)
    test(`nothing moves on the event page, from its first HTML until React has it: ${width} px, ${viewer.timezoneId}`, async ({
      visitor,
    }) => {
      const event = await mintEvent({
        title: 'Harbour lights, three evenings of music and light by the water and on it, for all',
        tickets: [
          { title: 'Standing room by the water, with a lantern to take home', price: 2000 },
          { title: 'Guest list' },
        ],
      })
      const page = await visitor({ viewport: { width, height }, ...viewer })
      const releaseReact = await holdReact(page)
      await watchShifts(page)
      // On a slow phone, the page is drawn before its font is there.
      const releaseFonts = await holdBack(page, '**/*.woff2')
      await page.goto(event.page, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      releaseFonts()
      await page.evaluate(() => document.fonts.ready)
      await untilDrawn(page)
      releaseReact()
      await untilReact(page)
      await page.waitForLoadState('networkidle')
      await untilDrawn(page)
      const when = page.locator('[data-live="viewer-time"]')
      if (says === null) await expect(when).toBeEmpty()
      else await expect(when).toContainText(says)
      await expectStill(page, 'event page', Number.MIN_VALUE)
    })
