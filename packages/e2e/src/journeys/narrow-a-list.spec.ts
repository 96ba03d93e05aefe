import type { Locator } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

for (const locale of ['en-US', 'de-DE'])
  test(`the tools above the orders stand in one row on a desk, and references on one line, in ${locale}`, async ({
    signedIn,
  }) => {
    const event = await mintEvent({ tickets: [{ title: 'Deck' }, { title: 'Cabin' }] })
    await nameEverybody(await mintOrder(event, { Deck: 1, Cabin: 1 }), mintPerson('Ada', 'Guest'))
    const page = await signedIn(event.organizer, { viewport: { width: 1440, height: 900 }, locale })
    await page.goto(`/manage/event/${event.id}/orders`)
    const toolbar = page.locator('[data-slot="data-table-toolbar"]')
    await expect(page.getByRole('row', { name: /Guest/ })).toHaveCount(1)
    await expect(toolbar.getByRole('button', { name: 'Filter' })).toBeVisible()
    const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0
    expect(await heightOf(toolbar)).toBeLessThan(48)
    expect(await heightOf(page.getByRole('link', { name: /^O-/ }))).toBeLessThan(30)
  })
