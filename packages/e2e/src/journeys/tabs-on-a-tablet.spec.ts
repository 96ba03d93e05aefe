import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('on a tablet every section of the account is in sight, in the longest language too', async ({
  signedIn,
}) => {
  const organizer = await mintOrganizer({ isConnected: false })
  const profile = { first_name: 'Olga', last_name: 'Organizer', timezone: 'Europe/Berlin' }
  for (const locale of ['en', 'de']) {
    await organizer.api.put('/users/me', { ...profile, locale })
    const page = await signedIn(organizer, { viewport: { width: 640, height: 900 } })
    await page.goto('/account/import')
    const sections = page.locator('[data-slot=tab-nav]').getByRole('link')
    await expect(sections).toHaveCount(11)
    for (const width of [640, 768, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const section of await sections.all()) {
        const name = `${await section.textContent()} at ${width} pixels`
        const { x, width: long } = (await section.boundingBox()) ?? { x: -1, width: 0 }
        expect(x, name).toBeGreaterThanOrEqual(0)
        expect(x + long, name).toBeLessThanOrEqual(width)
      }
    }
  }
})
