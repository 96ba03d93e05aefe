import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('an empty list says what somebody might create there, until it has a row', async ({ signedIn }) => {
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Guest list' }] })
  const desk = await signedIn(event.organizer, { viewport: { width: 390, height: 844 } })
  const example = desk.locator('[data-slot="example"]')
  for (const [screen, said] of [
    ['promo-codes', 'EARLYBIRD takes 20% off'],
    ['affiliates', 'The local radio'],
    ['capacity-assignments', 'share the 200 seats'],
    ['check-in', 'Backstage'],
    ['messages', 'Doors open at 7 pm'],
  ]) {
    await desk.goto(`/manage/event/${event.id}/${screen}`)
    await expect(example, screen).toContainText(said ?? '')
    await expectGoodScreen(desk, `an empty list of ${screen} with its example`)
  }
  await desk.goto('/account/taxes-and-fees')
  await expect(example).toContainText('A booking fee of 5%')
  await event.organizer.api.post(`/events/${event.id}/check-in-lists`, { name: 'Main gate' })
  await desk.goto(`/manage/event/${event.id}/check-in`)
  await expect(desk.getByText('Main gate')).toBeVisible()
  await expect(example).toHaveCount(0)
})
