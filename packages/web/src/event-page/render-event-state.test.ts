import { expect, test } from 'vitest'
import { drawEventPage } from '../testing/draw-event-page.ts'
import { sampleEvent as event } from '../testing/sample-event.ts'
import { sampleHiddenEvents, sampleEventPage as state } from '../testing/sample-event-page.ts'
import { samplePrice, sampleTicket } from '../testing/sample-ticket.ts'

// Specification: 4.ticket-sale-starts 4.ticket-sold-out 4.ticket-sale-ended 4.ticket-paused
test.each([
  [
    'SALE_STARTS',
    'Tickets go on sale soon',
    `href="/api/public/events/${event.id}/sale-start.ics"`,
    'Remind me',
  ],
  ['SOLD_OUT', 'Sold out', 'href="/o/og_2222222222222222/blue-hall"', 'More events'],
  ['SALE_ENDED', 'Ticket sales have ended', 'href="mailto:help@hall.example"', 'Contact'],
  ['PAUSED', 'Sales are paused', 'href="mailto:help@hall.example"', 'Contact'],
] as const)(
  'tickets that are %s say so at the head of the card and in the bar of a phone, with a next step, without script',
  async (saleState, headline, href, action) => {
    const sale_start_date = '2027-03-01T10:27:00Z'
    const prices = [samplePrice('pr_1', { state: saleState, sale_start_date })]
    const tickets = [sampleTicket('tk_1', { state: saleState, prices })]
    const settings = { ...event.settings, support_email: 'help@hall.example' }
    const html = await drawEventPage({ ...state, locale: 'en', event: { ...event, tickets, settings } })
    expect(html).toContain(headline)
    const links = [...html.matchAll(/<a (?:[^>]*)>.*?<\/a>/g)].filter(
      ([link]) => link.includes(href) && link.endsWith(`${action}</a>`),
    )
    expect(links).toHaveLength(2)
    expect(html.match(/role="timer"/g)?.length ?? 0).toBe(saleState === 'SALE_STARTS' ? 1 : 0)
  },
)

test('an ended event links to the organizer’s next events, and a missing one to lost tickets', async () => {
  const over = await drawEventPage({ ...state, locale: 'en', event: { ...event, lifecycle: 'ENDED' } })
  expect(over).toContain('This event is over')
  expect(over).toContain('More events')
  const missing = await drawEventPage({ ...state, locale: 'en', event: null })
  expect(missing).toMatch(/<a href="\/tickets" class="[^"]*bg-button[^"]*">Find my tickets/)
  expect(missing).not.toMatch(/<a href="\/" class="[^"]*bg-button/)
})

test.each([
  ['DRAFT', 'This event is not public yet', null],
  ['WITHDRAWN', 'The organizer no longer shows this event', 'More events'],
  ['OVER', 'This event is over', 'More events'],
] as const)('an event that is not public, %s, says so and what to do', async (reason, headline, action) => {
  const hidden = sampleHiddenEvents.find((one) => one.reason === reason) ?? null
  const html = await drawEventPage({ ...state, locale: 'en', event: null, hidden })
  expect(html).toContain(`>${headline}</h1>`)
  expect(html).toContain('href="/tickets"')
  const primary = /<a href="([^"]*)" class="[^"]*bg-button[^"]*">([^<]*)</.exec(html)
  expect(primary?.slice(1)).toEqual(
    action ? ['/o/og_2222222222222222/blue-hall', action] : ['/tickets', 'Find my tickets'],
  )
  expect(html).toContain('noindex')
})
