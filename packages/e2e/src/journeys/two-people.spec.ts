import { openRow } from '../event/event-screens.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'

test('two people who change the same thing at once do not overwrite each other’s work without a warning', async ({
  signedIn,
}) => {
  const { id, organizer } = await mintEvent({ tickets: [{ title: 'Deck', price: 1000 }] })
  const path = `/events/${id}/promo-codes`
  const fields = { code: 'SPRING', discount_type: 'PERCENTAGE', discount_amount: 10_000 }
  const code = await organizer.api.post<{ id: string }>(path, { ...fields, max_uses: 10 })
  const page = await signedIn(organizer)
  const sheet = page.getByRole('dialog', { name: 'Edit promo code' })
  const read = () => organizer.api.get<object>(`${path}/${code.id}`)
  const colleague = (change: object) =>
    organizer.api.put(`${path}/${code.id}`, { ...fields, code: 'SUMMER', ...change })

  await test.step('Different fields: both changes stay.', async () => {
    await page.goto(`/manage/event/${id}/promo-codes?code=${code.id}`)
    await sheet.getByLabel('Code', { exact: true }).fill('SUMMER')
    await colleague({ code: 'SPRING', max_uses: 25 })
    await sheet.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Promo code saved')).toBeVisible()
    expect(await read()).toMatchObject({ code: 'SUMMER', max_uses: 25 })
  })

  await test.step('The same field: the form asks whether to keep editing or to replace.', async () => {
    await page.goto(`/manage/event/${id}/promo-codes?code=${code.id}`)
    await openRow(sheet, 'Maximum uses')
    await sheet.getByLabel('Maximum uses').fill('40')
    await colleague({ max_uses: 30 })
    const question = page.getByRole('alertdialog', { name: 'Somebody else changed this in the meantime' })
    await sheet.getByRole('button', { name: 'Save changes' }).click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(sheet.getByLabel('Maximum uses')).toHaveValue('40')
    expect(await read()).toMatchObject({ max_uses: 30 })
    await sheet.getByRole('button', { name: 'Save changes' }).click()
    await question.getByRole('button', { name: 'Save my version' }).click()
    await expect(page.getByText('Promo code saved')).toBeVisible()
    expect(await read()).toMatchObject({ max_uses: 40 })
  })
})
