import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('a free ticket with taxes or fees asks to remove them', async ({ signedIn }) => {
  const organizer = await mintOrganizer()
  const tax = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 1900, is_default: true }
  await organizer.api.post(`/accounts/${organizer.accountId}/taxes-and-fees`, tax)
  const event = await mintEvent({ organizer, tickets: [{ title: 'Guest list' }] })
  const page = await signedIn(organizer)
  await page.goto(`/manage/event/${event.id}/tickets?ticket=new`)
  const form = page.getByRole('dialog', { name: 'Create ticket' })
  await form.getByRole('radio', { name: 'Paid' }).check()
  await expect(form.getByLabel('VAT')).toBeChecked()
  await form.getByRole('radio', { name: 'Free' }).check()
  await expect(form.getByText('A free ticket bears no taxes and fees')).toBeVisible()
  await form.getByRole('button', { name: 'Remove them' }).click()
  await expect(form.getByText('A free ticket bears no taxes and fees')).toBeHidden()
  await form.getByRole('radio', { name: 'Paid' }).check()
  await expect(form.getByLabel('VAT')).not.toBeChecked()
})

test('an order timeout below 15 minutes is advised against, and allowed', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/settings?section=checkout`)
  const minutes = page.getByLabel('Minutes to complete an order')
  await expect(minutes).toHaveValue('15')
  await expect(page.getByText('At least 15 minutes are recommended')).toBeHidden()
  await minutes.fill('14')
  await expect(page.getByText('At least 15 minutes are recommended')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(() => event.organizer.api.get<{ order_timeout: number }>(`/events/${event.id}/settings`))
    .toMatchObject({ order_timeout: 14 })
})
