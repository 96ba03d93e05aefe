import { holdBack } from '../browser/hold-back.ts'
import { expectStill, untilDrawn, watchShifts } from '../browser/layout-shifts.ts'
import { mintAffiliate } from '../event/mint-affiliate.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

/** What the dashboard asks for of its event. */
const parts = ['insights', 'stats', 'settings']
const addressOf = ({ id }: MintedEvent, part: string) => `**/api/events/${id}/${part}*`

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test('nothing moves while the dashboard of an event with sales, a pace and affiliates loads, in whichever order its answers come', async ({
  signedIn,
}) => {
  const before = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Deck' }] })
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
    for (const late of parts)
      await test.step(`${viewport.width} pixels, ${late} last`, async () => {
        const page = await signedIn(organizer, { viewport })
        await watchShifts(page)
        await page.goto(`/manage/event/${event.id}/dashboard`)
        // Without the list of what is left to set up, figures stand at the top.
        await page.getByRole('button', { name: 'Hide' }).click()
        const release = await holdBack(page, addressOf(event, late))
        const others = parts.filter((part) => part !== late)
        await Promise.all([
          ...others.map((part) => page.waitForResponse(addressOf(event, part))),
          page.reload(),
        ])
        await untilDrawn(page)
        release()
        await expect(page.getByText(/Compared with/)).toBeVisible()
        await expect(page.getByText('Greta Guest').first()).toBeVisible()
        await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0)
        await expectStill(page, `${viewport.width}, ${late}`, 0.02)
      })
})
