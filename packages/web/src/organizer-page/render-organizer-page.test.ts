import { widgetLook } from '@foyer/contracts/event/widget-look'
import type { PublicOrganizerEvent } from '@foyer/contracts/organizer/public-organizer-event'
import { expect, test } from 'vitest'
import type { OrganizerPageState } from './organizer-page-state.ts'
import { renderOrganizerPage } from './render-organizer-page.tsx'

const organizer = {
  id: 'og_2222222222222222',
  name: 'Blue <Hall> </script>',
  slug: 'blue-hall',
  description: '<p>Music by the <strong>river</strong>.</p>',
  website: 'https://hall.example/',
  ...{ terms_url: '', privacy_url: '', imprint_url: 'https://hall.example/imprint' },
  images: [
    {
      id: 'im_2222222222222222',
      type: 'ORGANIZER_LOGO' as const,
      url: '/media/og_2222222222222222/logo.png',
      width: 200,
      height: 200,
      variants: [],
      size_bytes: 100,
    },
  ],
}

const event: PublicOrganizerEvent = {
  id: 'ev_2222222222222222',
  title: 'Night of Lights',
  slug: 'night-of-lights',
  start_date: '2027-06-05T17:30:00Z',
  end_date: '2027-06-05T21:00:00Z',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  lifecycle: 'UPCOMING',
  url: 'https://tickets.example/e/ev_2222222222222222/night-of-lights',
  cover_url: null,
  images: [],
  settings: {
    is_online_event: true,
    location: {
      venue_name: '',
      address_line_1: '',
      address_line_2: '',
      city: '',
      state_or_region: '',
      zip_or_postal_code: '',
      country: '',
    },
    price_display: 'EXCLUSIVE',
  },
  tickets: [],
}

function ticket(state: 'ON_SALE' | 'SOLD_OUT'): PublicOrganizerEvent['tickets'][number] {
  const price = { price: 2400, discount: 0, fee_total: 0, tax_total: 0, price_total: 2400 }
  const dates = { sale_start_date: null, sale_end_date: null }
  return {
    id: 'tk_2222222222222222',
    title: 'Standing',
    description: '',
    type: 'PAID',
    min_per_order: 1,
    max_per_order: 10,
    collapse_on_load: false,
    ...dates,
    state,
    taxes_and_fees: [],
    prices: [
      {
        id: 'pr_2222222222222222',
        label: '',
        ...price,
        ...dates,
        state,
        quantity_remaining: null,
        max_quantity: 10,
      },
    ],
  }
}

const onePage = { page: 1, per_page: 24, total: 1, last_page: 1 }
const none = { data: [], meta: { ...onePage, total: 0 } }

function state(shown: Partial<NonNullable<OrganizerPageState['shown']>> = {}): OrganizerPageState {
  return {
    shown: { organizer, state: 'upcoming', events: { data: [event], meta: onePage }, past: none, ...shown },
    widgetLook: null,
    locale: 'de',
    isLocaleNamed: false,
    siteUrl: 'https://tickets.example',
    legalPages: { terms_url: 'https://operator.example/terms', privacy_url: null, imprint_url: null },
  }
}

test('the organizer’s page is complete without script: organizer, upcoming events and local times, in the visitor’s language', async () => {
  const html = await renderOrganizerPage(state())
  expect(html).toMatch(/^<!doctype html><html lang="de">/)
  expect(html).toContain('Blue &lt;Hall&gt; &lt;/script&gt;</h1>')
  expect(html).toContain('href="/e/ev_2222222222222222/night-of-lights"')
  expect(html).toContain('19:30')
  expect(html).toContain('Kommende Veranstaltungen')
  expect(html.split('<footer')[0]).toMatch(/<a href="https:\/\/hall\.example\/imprint"[^>]*>Impressum<\/a>/)
  expect(html).not.toMatch(/type="module"|noindex/)
})

test('the organizer’s page tells search engines and shared links who it is', async () => {
  const html = await renderOrganizerPage(state())
  const url = 'https://tickets.example/o/og_2222222222222222/blue-hall'
  expect(html).toContain(`<link rel="canonical" href="${url}"/>`)
  expect(html).toContain(`<link rel="alternate" hrefLang="zh-Hant" href="${url}?lang=zh"/>`)
  expect(html).toContain(`<a href="/o/og_2222222222222222/blue-hall?lang=fr" lang="fr"`)
  expect(html).toContain('<meta name="description" content="Music by the river."/>')
  expect(html).toContain('"@type":"Organization"')
  expect(html).toContain('content="https://tickets.example/media/og_2222222222222222/logo.png"')
  expect(html).not.toContain('</script>"')
})

test('an event on the organizer’s page says its lowest price, or that it is sold out', async () => {
  const priced = { ...event, tickets: [ticket('ON_SALE')] }
  expect(await renderOrganizerPage(state({ events: { data: [priced], meta: onePage } }))).toContain('24,00')
  const soldOut = { ...event, tickets: [ticket('SOLD_OUT')] }
  const html = await renderOrganizerPage(state({ events: { data: [soldOut], meta: onePage } }))
  expect(html).toContain('Ausverkauft')
})

test('an organizer’s page without events says so, and search engines leave it out', async () => {
  const html = await renderOrganizerPage(state({ events: none }))
  expect(html).toContain('Im Moment ist nichts geplant')
  expect(html).toContain('noindex')
})

test('the organizer’s page splits many events into pages, and lists past ones at their own address', async () => {
  const meta = { page: 2, per_page: 24, total: 60, last_page: 3 }
  const html = await renderOrganizerPage(
    state({ state: 'ended', events: { data: [event], meta }, past: null }),
  )
  const address = '/o/og_2222222222222222/blue-hall?state=ended'
  expect(html).toContain(`rel="prev" href="${address}"`)
  expect(html).toContain(`rel="next" href="${address}&amp;page=3"`)
  expect(html).toContain('Seite 2 von 3')
})

test('upcoming events are grouped by month in their own zone, after those happening now', async () => {
  const events = [
    { ...event, id: 'ev_4444444444444444', title: 'Now', lifecycle: 'ONGOING' as const },
    { ...event, start_date: '2027-05-31T22:30:00Z' },
    { ...event, id: 'ev_3333333333333333', start_date: '2027-07-02T18:00:00Z' },
  ]
  const html = await renderOrganizerPage(state({ events: { data: events, meta: { ...onePage, total: 3 } } }))
  const headings = [...html.matchAll(/<h[2-4][^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, text]) => text)
  expect(headings).toEqual([
    ...['Gerade im Gange', 'Now', 'Kommende Veranstaltungen'],
    ...['Juni 2027', event.title, 'Juli 2027', event.title],
  ])
  expect(html.match(/<svg aria-hidden="true" viewBox="0 0 840 336"/g)).toHaveLength(3)
})

test('calendars subscribe to the organizer at an address of its own, in the page’s language', async () => {
  const html = await renderOrganizerPage(state())
  const feed = 'tickets.example/o/og_2222222222222222/calendar.ics?lang=de'
  expect(html).toContain(`href="webcal://${feed}"`)
  expect(html).toContain(`https://${feed}</code>`)
})

test('the page of an unknown organizer is left out by search engines', async () => {
  const html = await renderOrganizerPage({ ...state(), shown: null, locale: 'en' })
  expect(html).toContain('This organizer does not exist')
  expect(html).toContain('noindex')
})

test('the footer leads to the legal pages that the operator has set, and to no others', async () => {
  const [, footer = ''] = (await renderOrganizerPage(state())).split('<footer')
  expect(footer).toMatch(/<a href="https:\/\/operator.example\/terms"[^>]*>AGB<\/a>/)
  expect(footer).not.toMatch(/Datenschutz|Impressum/)
})

test('an organizer’s events in another site’s frame stand alone, in the site’s colors, and lead out of the frame', async () => {
  const look = widgetLook.parse({ theme: 'dark', primary_color: '#0f766e' })
  const html = await renderOrganizerPage({ ...state(), widgetLook: look })
  expect(html).toContain('data-scheme="dark"')
  expect(html).toContain('<base target="_blank"/>')
  expect(html).toContain('href="/e/ev_2222222222222222/night-of-lights"')
  expect(html).toContain('noindex')
  expect(html).not.toMatch(/<h1|<footer|theme-boot/)
  const empty = await renderOrganizerPage({ ...state({ events: none }), widgetLook: look })
  expect(empty).toContain('Im Moment ist nichts geplant')
  const many = { data: [event], meta: { ...onePage, total: 30, last_page: 2 } }
  expect(await renderOrganizerPage({ ...state({ events: many }), widgetLook: look })).toContain(
    'href="/o/og_2222222222222222/blue-hall"',
  )
})
