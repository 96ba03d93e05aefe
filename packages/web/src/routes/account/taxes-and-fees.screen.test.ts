import { createTaxOrFee, listTaxesAndFees } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { openScreen } from '../../testing/open-screen.ts'

/** Opens the form for a tax of this name, and types percentages that it refuses, and one that it accepts. */
async function createTax(name: string, refusals: [typed: string, sentence: string][], accepted: string) {
  const created = answer(createTaxOrFee, ({ body }) => body)
  const user = openScreen('/account/taxes-and-fees')
  await user.click((await screen.findAllByRole('link', { name: 'Create tax or fee' }))[0] ?? document.body)
  const form = within(await screen.findByRole('dialog', { name: 'Create tax or fee' }))
  await user.type(await form.findByLabelText('Name'), name)
  const rate = form.getByRole<HTMLInputElement>('textbox', { name: 'Percentage' })
  for (const [typed, sentence] of refusals) {
    await user.clear(rate)
    await user.type(rate, typed)
    await user.click(form.getByRole('button', { name: 'Create' }))
    await form.findByText(sentence)
    expect(document.activeElement).toBe(rate)
    expect(rate.value).toBe(typed)
    form.getByDisplayValue(name)
  }
  expect(created).toEqual([])
  await user.clear(rate)
  await user.type(rate, accepted)
  answer(listTaxesAndFees, () => created.map(({ body }) => body))
  await user.click(form.getByRole('button', { name: 'Create' }))
  const link = await screen.findByRole('link', { name })
  expect(screen.queryByRole('dialog')).toBe(null)
  return { bodies: created.map(({ body }) => body), row: link.closest('li')?.textContent }
}

// Specification: 2.route-account-taxes 3.tax-default
test('a tax is refused above 100 %, and is otherwise created, by default for new tickets', async () => {
  const { bodies, row } = await createTax('VAT', [['190', 'At most 100 %.']], '19')
  expect(bodies).toMatchObject([{ name: 'VAT', type: 'TAX', rate: 19_000, is_default: true }])
  expect(row).toContain('On new tickets')
})

test('a tax accepts three decimals and refuses four', async () => {
  const sentence = 'Enter a percentage with at most three decimals, such as 8.875.'
  const { bodies, row } = await createTax('New York City', [['8.8755', sentence]], '8.875')
  expect(bodies).toMatchObject([{ rate: 8875 }])
  expect(row).toContain('8.875%')
})
