import { getPublicOrder } from '@foyer/contracts/order/order-endpoints'
import { screen } from '@testing-library/dom'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { answer, refuse } from '../../testing/answers.ts'
import { openPage } from '../../testing/open-screen.ts'
import { sampleId, sampleLinkId } from '../../testing/sample.ts'
import { CheckoutDetailsPage } from './checkout-details-page.tsx'
import { CheckoutSummaryPage } from './checkout-summary-page.tsx'

const order = { eventId: sampleId('event'), shortId: sampleLinkId() }

function expectWayBack() {
  const link = screen.getByRole('link', { name: 'Back to the event' })
  expect(link.getAttribute('href')).toBe(`/e/${order.eventId}/event`)
}

// Specification: 8.restart-checkout
test('a checkout that does not load offers to try again and to restart', async () => {
  refuse(getPublicOrder, 'server.unexpected')
  const page = createElement(CheckoutDetailsPage, order)
  const user = openPage(paths.checkout(order.eventId, order.shortId, 'details'), page)
  expect(await screen.findByRole('heading', { name: 'Sorry, something went wrong' })).toBeDefined()
  expect(screen.getByText(/Try again, or restart the checkout process\.$/)).toBeDefined()
  expectWayBack()
  answer(getPublicOrder, { status: 'RESERVED', display_status: 'IN_PROGRESS', seconds_left: 600 })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: /Continue|Complete|Get/ })
})

// Specification: 8.order-gone
test('a link to an order that is gone shows an error and leads back to the event', async () => {
  refuse(getPublicOrder, 'order.not_found')
  const page = createElement(CheckoutSummaryPage, order)
  openPage(paths.checkout(order.eventId, order.shortId, 'summary'), page)
  expect(await screen.findByRole('heading', { name: 'This order no longer exists' })).toBeDefined()
  expect(screen.getByText(/^This order page is no longer available\./)).toBeDefined()
  expectWayBack()
})
