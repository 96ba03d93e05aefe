import { test } from '@playwright/test'
import { openDemo } from './demo.ts'
import { guestScreens } from './demo-screens.ts'
import { organizerScreens } from './organizer-screens.ts'
import { show, takePicture } from './photograph.ts'

const phone = { width: 390, height: 844 }

// Foyer's languages; English and German are in the other pictures too.
for (const locale of ['en', 'de', 'fr', 'es', 'pt', 'pt-BR', 'zh', 'zh-CN']) {
  test(`every screen in ${locale}, as long as its words are on a phone`, async ({ page }) => {
    const demo = await openDemo()
    await page.setViewportSize(phone)
    await page.context().addCookies([{ name: 'locale', value: locale, url: process.env.FOYER_URL ?? '' }])
    await page.addInitScript((value) => localStorage.setItem('token', value), demo.token)
    for (const [name, address] of Object.entries({
      ...(await guestScreens(demo)),
      ...(await organizerScreens(demo)),
    })) {
      await show(page, address)
      await takePicture(page, `${locale}/${name}`)
    }
  })
}
