import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'

// Specification: 5.timeout-recommended 9.timeout-default
test('an order timeout below 15 minutes is allowed, with a warning', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/settings?section=checkout`)
  const minutes = page.getByLabel('Minutes to complete an order')
  await expect(minutes).toHaveValue('15')
  await expect(page.getByText('At least 15 minutes is recommended')).toBeHidden()
  await minutes.fill('14')
  await expect(page.getByText('At least 15 minutes is recommended')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(() => event.organizer.api.get<{ order_timeout: number }>(`/events/${event.id}/settings`))
    .toMatchObject({ order_timeout: 14 })
})
