import {
  createAffiliate,
  deleteAffiliate,
  getAffiliate,
  listAffiliates,
} from '@foyer/contracts/affiliate/affiliate-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../testing/answers.ts'
import { eventScreen, openScreen, tabTo } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

// Specification: 1.features-affiliates
test('a code that another affiliate has is refused at its field, with the keyboard alone, and nothing typed is lost', async () => {
  answer(listAffiliates, [{ name: 'Radio', code: 'radio' }])
  const sentence = 'Another affiliate of this event has that code. Choose another.'
  refuse(createAffiliate, 'affiliate.code_taken', { errors: { code: [sentence] } })
  const user = openScreen(eventScreen('affiliates'))
  await screen.findByRole('row', { name: /Radio/ })
  await tabTo(user, () => screen.getByRole('link', { name: 'Create affiliate' }))
  await user.keyboard('{Enter}')
  const form = within(await screen.findByRole('dialog', { name: 'Create affiliate' }))
  await tabTo(user, () => form.getByLabelText('Name'))
  await user.keyboard('Radio again')
  await tabTo(user, () => form.getByRole('button', { name: /^Code/ }))
  await user.keyboard('{Enter}')
  await tabTo(user, () => form.getByRole('textbox', { name: /^Code/ }))
  await user.keyboard('RADIO{Enter}')
  const code = await form.findByRole('textbox', { name: /^Code/, description: sentence })
  expect(document.activeElement).toBe(code)
  expect(form.getByLabelText('Name')).toHaveProperty('value', 'Radio again')
  await user.clear(code)
  await user.keyboard('ra{Enter}')
  await form.findByRole('textbox', { name: /^Code/, description: 'Use 3 to 50 characters.' })
  const again = { id: sampleId('affiliate', 1), name: 'Radio again', code: 'radio-2' }
  const created = answer(createAffiliate, again)
  answer(getAffiliate, again)
  await user.clear(code)
  await user.keyboard('radio-2{Enter}')
  await screen.findByRole('dialog', { name: 'Radio again' })
  expect(created.map(({ body }) => body)).toMatchObject([{ name: 'Radio again', code: 'radio-2' }])

  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Actions for Radio again' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  answer(deleteAffiliate)
  await user.click(await screen.findByRole('button', { name: 'Delete affiliate' }))
  await expect.poll(() => screen.queryAllByRole('row', { name: /Radio again/ })).toEqual([])
})
