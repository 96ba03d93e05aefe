import { chooseAction } from '../browser/choose-action.ts'
import { openRow } from '../event/event-screens.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('a fee is created, refused at its field, added to a ticket, changed and deleted', {
  tag: '@gate',
}, async ({ signedIn, visitor }) => {
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Seat', price: 2000 }],
  })
  const page = await signedIn(event.organizer)
  await page.goto('/account/taxes-and-fees')
  await expect(page.getByText('No taxes or fees yet')).toBeVisible()

  await test.step('made', async () => {
    await page.getByRole('link', { name: 'Create tax or fee' }).click()
    const form = page.getByRole('dialog', { name: 'Create tax or fee' })
    await form.getByRole('radio', { name: 'Fee On' }).check()
    await form.getByRole('radio', { name: 'Fixed amount' }).check()
    await form.getByRole('textbox', { name: 'Amount per ticket' }).fill('2.50')
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel('Name').fill('Booking fee')
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('borne', async () => {
    await page.goto(`/manage/event/${event.id}/tickets`)
    await page.getByRole('link', { name: 'Seat' }).click()
    const form = page.getByRole('dialog', { name: 'Edit ticket' })
    await openRow(form, 'Taxes and fees')
    await form.getByRole('checkbox', { name: /Booking fee/ }).check()
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(form).toBeHidden()
  })
  const buyer = await visitor()
  await expect(async () => {
    await buyer.goto(event.page)
    await expect(buyer.getByText('€2.50').first()).toBeVisible({ timeout: 1000 })
  }).toPass()

  await test.step('changed, and deleted from the tickets that have it', async () => {
    await page.goto('/account/taxes-and-fees')
    await page.getByRole('link', { name: 'Booking fee' }).click()
    const form = page.getByRole('dialog', { name: 'Edit tax or fee' })
    await form.getByRole('textbox', { name: 'Amount per ticket' }).fill('3')
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Booking fee' })).toContainText('3.00')
    await chooseAction(page, 'Booking fee', 'Delete')
    await expect(page.getByRole('alertdialog')).toContainText('It is removed from all tickets')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('No taxes or fees yet')).toBeVisible()
    const [seat] = await event.organizer.api.get<{ tax_and_fee_ids: string[] }[]>(
      `/events/${event.id}/tickets`,
    )
    expect(seat?.tax_and_fee_ids).toEqual([])
  })
})
