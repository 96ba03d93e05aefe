import {
  createPromoCode,
  deletePromoCode,
  getPromoCode,
  listPromoCodes,
  updatePromoCode,
} from '@foyer/contracts/promo-code/promo-code-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

const half = { discount_type: 'PERCENTAGE', discount_amount: 50_000 } as const
const seesNo = (name: RegExp) => expect.poll(() => screen.queryAllByRole('row', { name })).toEqual([])

test('errors of a promo code show at their field, and nothing typed is lost', async () => {
  const early = { code: 'EARLY', ...half, times_used: 2 }
  answer(listPromoCodes, [early])
  answer(getPromoCode, early)
  const user = openScreen(eventScreen('promo-codes'))
  await user.click(await screen.findByRole('link', { name: 'Create promo code' }))
  const create = await screen.findByRole('dialog', { name: 'Create promo code' })
  const of = within(create)
  await user.type(await of.findByLabelText('Code'), 'ab')
  await user.type(of.getByLabelText('Percentage off'), '101')
  await user.click(of.getByRole('button', { name: 'Create promo code' }))
  await of.findByRole('textbox', { name: 'Code', description: /^Use 3 to 50 characters\./ })
  of.getByRole('textbox', { name: 'Percentage off', description: /^Enter at most 100 %\./ })
  await user.click(of.getByRole('radio', { name: 'Fixed amount' }))
  expect(await of.findByLabelText('Amount off')).toHaveProperty('value', '')
  await user.click(of.getByRole('radio', { name: 'Percentage' }))
  const percentage = await of.findByLabelText('Percentage off')
  expect(percentage).toHaveProperty('value', '101')
  await user.clear(percentage)
  await user.type(percentage, '10')
  await user.clear(of.getByLabelText('Code'))
  await user.type(of.getByLabelText('Code'), 'early')
  const taken = 'This event already has that promo code. Choose another.'
  refuse(createPromoCode, 'promo_code.taken', { errors: { code: [taken] } })
  await user.click(of.getByRole('button', { name: 'Create promo code' }))
  const refused = await of.findByRole('textbox', { name: 'Code', description: taken })
  expect(document.activeElement).toBe(refused)
  expect(refused).toHaveProperty('value', 'early')
  await user.click(of.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))

  await user.click(await screen.findByRole('link', { name: 'EARLY' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit promo code' }))
  await user.click(await edit.findByRole('button', { name: /^Maximum uses/ }))
  edit.getByText(/Uses so far: 2/)
  await user.type(edit.getByLabelText(/^Maximum uses/), '1')
  const tooFew = { max_uses: ['Enter 2 or more. That many are already taken.'] }
  refuse(updatePromoCode, 'promo_code.below_used', { details: { taken: 2 }, errors: tooFew })
  await user.click(edit.getByRole('button', { name: 'Save changes' }))
  const uses = await edit.findByRole('textbox', { name: /^Maximum uses/, description: /^Enter 2 or more/ })
  expect(document.activeElement).toBe(uses)
  expect(uses).toHaveProperty('value', '1')
  await user.clear(uses)
  await user.type(uses, '2')
  const saved = answer(updatePromoCode, ({ body }) => ({ ...early, ...body, status: 'USED_UP' as const }))
  answer(listPromoCodes, [{ ...early, max_uses: 2, status: 'USED_UP' }])
  await user.click(edit.getByRole('button', { name: 'Save changes' }))
  await within(await screen.findByRole('row', { name: /EARLY/ })).findByText('Used up')
  expect(screen.queryByRole('dialog')).toBe(null)
  expect(saved.map(({ body }) => body.max_uses)).toEqual([2])
})

const once = { code: 'ONCE', ...half, max_uses: 1, times_used: 1, status: 'USED_UP' as const }

test('promo codes are searched, and filtered by a status that stays in the address', async () => {
  const codes = [once, { code: 'FRIENDS', status: 'ACTIVE' as const }]
  answer(listPromoCodes, ({ query }) =>
    codes.filter(
      ({ code, status }) =>
        code.toLowerCase().includes(query.query ?? '') &&
        (query.filter_fields?.status?.in ?? [status]).includes(status),
    ),
  )
  const user = openScreen(eventScreen('promo-codes'))
  await screen.findByRole('row', { name: /FRIENDS/ })
  await user.click(screen.getByRole('button', { name: /^Filter/ }))
  const filters = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await user.click(filters.getByRole('button', { name: /^Status/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Used up' }))
  await user.keyboard('{Escape}')
  await seesNo(/FRIENDS/)
  screen.getByRole('row', { name: /ONCE/ })
  const again = openScreen(window.location.pathname + window.location.search)
  await screen.findByRole('row', { name: /ONCE/ })
  await seesNo(/FRIENDS/)
  await again.type(screen.getByRole('searchbox'), 'friends')
  await again.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await screen.findByRole('row', { name: /FRIENDS/ })
})

test('a promo code is duplicated under another code, and deleted after a question about its orders', async () => {
  answer(listPromoCodes, [once])
  answer(getPromoCode, once)
  const user = openScreen(eventScreen('promo-codes'))
  await user.click(await screen.findByRole('button', { name: 'Actions for ONCE' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create promo code' }))
  await user.clear(await form.findByLabelText('Code'))
  await user.type(form.getByLabelText('Code'), 'TWICE')
  const sent = { code: 'TWICE', ...half, max_uses: 1 }
  const created = answer(createPromoCode, { id: sampleId('promo_code', 1), ...sent })
  await user.click(form.getByRole('button', { name: 'Create promo code' }))
  await within(await screen.findByRole('row', { name: /TWICE/ })).findByText(/0 of 1/)
  expect(created.map(({ body }) => body)).toMatchObject([sent])

  await user.click(screen.getByRole('button', { name: 'Actions for ONCE' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(/One order uses it and keeps its discount\./)
  answer(deletePromoCode)
  await user.click(question.getByRole('button', { name: 'Delete promo code' }))
  await seesNo(/ONCE/)
})
