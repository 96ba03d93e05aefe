import { getEventInsights } from '@foyer/contracts/event/event-endpoints'
import { listOrders } from '@foyer/contracts/order/order-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

// Specification: 2.route-event-dashboard
test('the dashboard compares with the organizer’s last event, in at most nine requests', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  answer(listOrders, [{ first_name: 'Gustav' }])
  answer(getEventInsights, {
    ...{ tickets_sold: 3, tickets_available: 40 },
    pace: { event_id: sampleId('event', 1), title: 'Last summer', tickets_sold: 2, tickets_total: 2 },
  })
  openScreen(eventScreen('dashboard'))
  const compared = await screen.findByText(/which had sold 2 of 2/)
  const link = within(compared).getByRole('link', { name: 'Last summer' })
  expect(link.getAttribute('href')).toBe(`/manage/event/${sampleId('event', 1)}/dashboard`)
  screen.getByText('of 40 tickets')
  await screen.findAllByText('Gross sales')
  await screen.findAllByText(/Gustav/)
  const requests = asked.mock.calls.map(([request]) => String(request))
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(9)
})
