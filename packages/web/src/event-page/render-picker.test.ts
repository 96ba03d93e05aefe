import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { PublicTicket } from '@foyer/contracts/ticket/public-ticket'
import { expect, test } from 'vitest'
import { drawEventPage } from '../testing/draw-event-page.ts'
import { sampleEvent as event } from '../testing/sample-event.ts'
import { sampleEventPage as state } from '../testing/sample-event-page.ts'
import { samplePrice, sampleTicket } from '../testing/sample-ticket.ts'

const ticket = sampleTicket('tk_2222222222222222', {
  title: 'Standing',
  prices: [samplePrice('pr_2222222222222222')],
})

/** The English text of the page with this ticket. */
async function pageWith(given: Partial<PublicTicket>, settings: Partial<PublicEvent['settings']> = {}) {
  const shown = { ...event, tickets: [{ ...ticket, ...given }], settings: { ...event.settings, ...settings } }
  return drawEventPage({ ...state, locale: 'en', event: shown })
}

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '')

// Specification: 3.tax-inclusive
test('prices are shown before fees and taxes or with them, by the organizer’s setting', async () => {
  expect(wordsOf(await pageWith({}))).toContain('€10.00plus €2.50 fees and taxes')
  const inclusive = await pageWith({}, { price_display: 'INCLUSIVE' })
  expect(wordsOf(inclusive)).toContain('€12.50fees and taxes included')
})

// Specification: 3.ticket-visibility
test('a ticket is collapsed at first if the organizer chose that', async () => {
  expect(await pageWith({})).not.toContain('<li><details')
  expect(await pageWith({ collapse_on_load: true })).toMatch(/<li><details[^>]*><summary.*Standing/)
})

test('the picker is a form that posts to the API, with one ticket chosen if there is only one kind', async () => {
  const html = await pageWith({})
  expect(html).toContain(`action="/api/public/events/${event.id}/order-form" method="post"`)
  expect(html).toMatch(/<input[^>]* name="lines\[pr_2222222222222222\]\[quantity\]"/)
  expect(html).toMatch(/<input[^>]*type="number"[^>]* value="1"|<input[^>]*value="1"[^>]*type="number"/)
  expect(html).toContain('name="lines[pr_2222222222222222][unit_total]" value="1250"')
  expect(html).toContain('aria-label="Quantity: Standing"')
})

test('a refusal of the form is in the first HTML, with the buyer’s choice', async () => {
  const price = 'pr_2222222222222222'
  const shown = (refused: 'order.sold_out' | 'order.quantity_minimum', quantity: number) =>
    drawEventPage({
      ...{ ...state, locale: 'en', event: { ...event, tickets: [{ ...ticket, min_per_order: 2 }] } },
      form: { picks: { [price]: { quantity, donation: null } }, refused },
    })
  const few = await shown('order.quantity_minimum', 1)
  expect(wordsOf(few)).toContain('Standing: choose at least 2.')
  const sold = await shown('order.sold_out', 3)
  expect(wordsOf(sold)).toContain('Somebody else just took some of these tickets.')
  expect(sold).toMatch(/<input[^>]* value="3"/)
})

// Specification: 9.continue-text
test('the button says “Continue”, or the organizer’s own text', async () => {
  expect(wordsOf(await pageWith({}))).toContain('Continue')
  const own = wordsOf(await pageWith({}, { continue_button_text: 'Get my seat' }))
  expect(own).toContain('Get my seat')
  expect(own).not.toContain('Continue')
})

test('a promo code that cannot be used is refused at its field, which keeps it', async () => {
  const promo_code = { code: 'EARLY', state: 'INVALID', max_tickets_discounted: null } as const
  const html = await drawEventPage({ ...state, locale: 'en', event: { ...event, promo_code } })
  expect(html).toContain('Sorry, this promo code is invalid. Check the spelling.')
  expect(html).toMatch(/<input[^>]* value="EARLY"/)
})
