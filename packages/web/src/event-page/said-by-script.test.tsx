import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { locales } from '@foyer/contracts/known-locales'
import { languageTag } from '@foyer/contracts/language-tag'
import { setupI18n } from '@lingui/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CallError } from '../lib/api/call-error.ts'
import { stateOf } from '../testing/draw-event-page.ts'
import { sampleEvent } from '../testing/sample-event.ts'
import { sampleEventPage } from '../testing/sample-event-page.ts'
import { samplePrice, sampleTicket } from '../testing/sample-ticket.ts'
import { loadEventCatalog } from './event-catalog.ts'
import { EventPage } from './event-page.tsx'
import type { EventPageState } from './event-page-state.ts'
import { refusalSentence } from './refusal-sentence.ts'

const priced = (id: string, price: Parameters<typeof samplePrice>[1]) => [samplePrice(`pr_${id}`, price)]
const start = { state: 'SALE_STARTS' } as const
const tickets = [
  sampleTicket('tk_2222222222222222', { prices: priced('2222222222222222', {}), min_per_order: 2 }),
  sampleTicket('tk_3333333333333333', {
    type: 'DONATION',
    prices: priced('3333333333333333', { price: 500 }),
  }),
  sampleTicket('tk_4444444444444444', {
    sale_start_date: '2030-01-01T10:00:00Z',
    prices: priced('4444444444444444', start),
  }),
]
const sold = tickets.map((ticket) => ({
  ...ticket,
  prices: ticket.prices.map((price) => ({ ...price, state: 'SOLD_OUT' as const })),
}))
const pages: [string, Partial<PublicEvent>][] = [
  ['with a donation and a countdown', { tickets }],
  ['before its sale', { tickets: tickets.slice(2) }],
  ['that is sold out', { tickets: sold }],
  ['that is over', { tickets: sold, lifecycle: 'ENDED' }],
]
const kept = { backdrop: ' ', header: ' ', pictures: ' ', details: ' ', fields: ' ', footer: ' ' }

function drawWith(i18n: ReturnType<typeof setupI18n>, state: EventPageState): string {
  return renderToStaticMarkup(<EventPage i18n={i18n} state={state} kept={kept} />)
}

it.each(pages)('an event %s has all words of its script in the page, in every language', async (_, over) => {
  // A countdown has seconds.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const locale of locales) {
    const given = { ...sampleEventPage, locale, event: { ...sampleEvent, ...over } }
    const state = await stateOf(given)
    const words = state.words ?? {}
    const own = setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: words } })
    const catalog = await loadEventCatalog(locale)
    for (const refused of [null, 'order.sold_out' as const]) {
      const shown = { ...state, form: { picks: {}, refused } }
      expect(drawWith(own, shown)).toBe(drawWith(catalog, shown))
    }
  }
})

it('has no words of what the server draws for good, and none for a missing event', async () => {
  const { words = {} } = await stateOf(sampleEventPage)
  const said = JSON.stringify(words)
  expect(said).toContain('Tickets')
  for (const kept of ['Über diese Veranstaltung', 'Impressum', 'Affiliates', 'order.sold_out'])
    expect([kept, said.includes(kept)]).toEqual([kept, false])
  expect((await stateOf({ ...sampleEventPage, event: null })).words).toBeUndefined()
})

it('names the event’s zone in the page’s language without a list of cities', async () => {
  const zoneOf = async (locale: EventPageState['locale'], timezone: string) =>
    (await stateOf({ ...sampleEventPage, locale, event: { ...sampleEvent, timezone } })).zoneCity
  expect(await zoneOf('de', 'Europe/Lisbon')).toBe('Lisbon=Lissabon')
  expect(await zoneOf('zh-CN', 'Asia/Shanghai')).toBe('Shanghai=北京')
  expect(await zoneOf('de', 'Europe/Berlin')).toBe('')
  expect(await zoneOf('en', 'UTC')).toBe('')
})

it('has the sentences of refusals', async () => {
  const { words = {} } = await stateOf(sampleEventPage)
  const i18n = setupI18n({ locale: 'de', messages: { de: words } })
  for (const code of ['order.sold_out', 'promo_code.used_up', 'server.busy', 'network.offline'] as const) {
    const { id } = refusalSentence(new CallError(409, { code, message: '' }))
    expect(i18n._(id)).toContain(' ')
  }
})
