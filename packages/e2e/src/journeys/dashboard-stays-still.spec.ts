import { expectStill, watchShifts } from '../browser/layout-shifts.ts'
import { mintAffiliate } from '../event/mint-affiliate.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test('nothing moves while the dashboard of an event with sales, a pace and affiliates loads, in whichever order its answers come', async ({
  signedIn,
}) => {
  test.setTimeout(180_000)
  const before = await mintEvent({ tickets: [{ title: 'Deck' }] })
  const { organizer } = before
  await nameEverybody(await mintOrder(before, { Deck: 3 }), mintPerson('Petra', 'Past'))
  await organizer.api.put(`/events/${before.id}`, { start_date: inDays(-3), end_date: inDays(-2) })
  const event = await mintEvent({ organizer, tickets: [{ title: 'Deck' }, { title: 'Cabin' }] })
  await mintAffiliate(event, { name: 'Radio', code: 'radio' })
  await nameEverybody(await mintOrder(event, { Deck: 2 }), mintPerson('Greta', 'Guest'))
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    for (const late of ['insights', 'stats', 'settings'])
      await test.step(`${viewport.width} pixels, ${late} last`, async () => {
        const page = await signedIn(organizer, { viewport })
        await watchShifts(page)
        await page.route(`**/api/events/${event.id}/${late}*`, async (route) => {
          await new Promise((done) => setTimeout(done, 1200))
          await route.fallback()
        })
        await page.goto(`/manage/event/${event.id}/dashboard`)
        // Without the list of what is left to set up, figures stand at the top.
        await page.getByRole('button', { name: 'Hide' }).click()
        await page.reload()
        await expect(page.getByText(/Compared with/)).toBeVisible()
        await expect(page.getByText('Greta Guest').first()).toBeVisible()
        await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0)
        await expectStill(page, `${viewport.width}, ${late}`, 0.02)
      })
})
