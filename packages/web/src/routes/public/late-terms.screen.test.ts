import { getPublicOrder, giveOrderDetails } from '@foyer/contracts/order/order-endpoints'
import { screen } from '@testing-library/dom'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '../../testing/answers.ts'
import { openPage } from '../../testing/open-screen.ts'
import { sampleId, sampleLinkId } from '../../testing/sample.ts'
import { CheckoutDetailsPage } from './checkout-details-page.tsx'

const buyerPage = { eventId: sampleId('event'), shortId: sampleLinkId() }
const held = { email: '', status: 'RESERVED', display_status: 'IN_PROGRESS', seconds_left: 600 } as const

// Specification: 5.terms-accepted
test('terms that came while a buyer filled in the form are asked for when the form is sent', async () => {
  const loaded = vi.spyOn(window.location, 'assign').mockReturnValue()
  const sentence = 'Accept the terms and conditions to continue.'
  const terms_url = 'https://harbour.example/terms'
  answer(getPublicOrder, held)
  refuse(giveOrderDetails, 'request.invalid', () => {
    answer(getPublicOrder, { ...held, event: { terms_url } })
    return { errors: { is_terms_accepted: [sentence] } }
  })
  const user = openPage('/checkout', createElement(CheckoutDetailsPage, buyerPage))
  await user.type(await screen.findByLabelText('Email'), 'lars@example.com')
  const send = () => user.click(screen.getByRole('button', { name: /^Get my ticket/ }))
  await send()
  await screen.findByText(sentence)
  screen.getByDisplayValue('lars@example.com')
  expect(screen.getByRole('link', { name: 'terms and conditions' }).getAttribute('href')).toBe(terms_url)
  const sent = answer(giveOrderDetails)
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
  await send()
  await expect.poll(() => loaded.mock.calls.length).toBe(1)
  expect(sent.map(({ body }) => body)).toMatchObject([{ email: 'lars@example.com', is_terms_accepted: true }])
})
