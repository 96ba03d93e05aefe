import type { HiddenEvent } from '@foyer/contracts/event/hidden-event'
import { homepageDesign } from '@foyer/contracts/event/homepage-design'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { widgetLook } from '@foyer/contracts/event/widget-look'
import { locales } from '@foyer/contracts/known-locales'
import type { PublicTicket } from '@foyer/contracts/ticket/public-ticket'
import { expect, test } from 'vitest'
import { sameWords } from '../lib/words/same-words.ts'
import { messages } from '../locales/event-page/en.po'
import { sampleEvent as event } from '../testing/sample-event.ts'
import { samplePrice, sampleTicket } from '../testing/sample-ticket.ts'
import { type EventPageState, stateElementId } from './event-page-state.ts'
import { renderEventPage } from './render-event-page.tsx'

const state: EventPageState = {
  event,
  hidden: null,
  locale: 'de',
  isLocaleNamed: false,
  siteUrl: 'https://tickets.example',
  legalPages: { terms_url: 'https://operator.example/terms', privacy_url: null, imprint_url: null },
  page: 'e',
  form: null,
  isWidget: false,
  widgetLook: null,
  draftAddress: null,
  isFailed: false,
}

const organizer = { id: 'og_2222222222222222', slug: 'blue-hall' }
const hiddenEvents = [
  { reason: 'DRAFT' },
  { reason: 'WITHDRAWN', organizer },
  { reason: 'OVER', organizer },
] satisfies HiddenEvent[]

// Specification: 1.features-designer 2.screen-designer-preview
test('the first HTML has content, meta tags and JSON-LD, in the visitor’s language and the event’s zone', async () => {
  const html = await renderEventPage(state)
  expect(html).toMatch(/^<!doctype html><html lang="de">/)
  expect(html).toContain('Night of &lt;Lights&gt; &amp; &quot;Sounds&quot;</h1>')
  expect(html).toContain('19:30')
  expect(html).toContain('Über diese Veranstaltung')
  expect(html).toContain(
    `<link rel="canonical" href="https://tickets.example/e/${event.id}/night-of-lights"/>`,
  )
  expect(html).toContain('"@type":"Event"')
  expect(html).toContain('href="/o/og_2222222222222222/blue-hall"')
  expect(html).not.toContain('noindex')
})

test('text of organizers cannot leave a script element', async () => {
  const html = await renderEventPage(state)
  expect(html).not.toContain('Blue </script> Hall')
  const json = new RegExp(`<script id="${stateElementId}" type="application/json">(.*?)</script>`).exec(
    html,
  )?.[1]
  expect(JSON.parse(json ?? '')).toEqual({ ...state, pickerLook: {} })
})

test('links to the organizer’s legal pages are next to the organizer, those of the operator in the footer', async () => {
  const html = await renderEventPage(state)
  const [page = '', footer = ''] = html.split('<footer')
  expect(page).toMatch(/<a href="https:\/\/hall\.example\/terms"[^>]*>AGB<\/a>/)
  expect(page).not.toContain('Impressum')
  expect(footer).toContain('https://operator.example/terms')
  expect(footer.split('<script')[0]).not.toContain('hall.example')
})

// Specification: 2.page-missing-event
test('a missing event is an empty page that search engines do not index', async () => {
  const html = await renderEventPage({ ...state, event: null, locale: 'fr' })
  expect(html).toContain('L’événement n’est pas disponible')
  expect(html).toContain('noindex')
})

test('a promo code that cannot be used is refused at its field, which keeps it', async () => {
  const promo_code = { code: 'EARLY', state: 'INVALID', max_tickets_discounted: null } as const
  const html = await renderEventPage({ ...state, locale: 'en', event: { ...event, promo_code } })
  expect(html).toContain('Sorry, this promo code is invalid. Check the spelling.')
  expect(html).toMatch(/<input[^>]* value="EARLY"/)
})

test('a page and its eight languages link to each other, and an address with a language is canonical', async () => {
  const address = `https://tickets.example/e/${event.id}/night-of-lights`
  const links = async (isLocaleNamed: boolean) => {
    const html = await renderEventPage({ ...state, isLocaleNamed })
    const all = [
      ...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"/g),
    ]
    return all.map(([, rel, tag, href]) => `${tag ?? rel} ${href}`)
  }
  const alternates = [
    ['en', 'en'],
    ['de', 'de'],
    ['fr', 'fr'],
    ['es', 'es'],
    ['pt', 'pt'],
    ['pt-BR', 'pt-BR'],
    ['zh-Hant', 'zh'],
    ['zh-Hans', 'zh-CN'],
  ].map(([tag, lang]) => `${tag} ${address}?lang=${lang}`)
  const both = [...alternates, `x-default ${address}`]
  expect(await links(false)).toEqual([`canonical ${address}`, ...both])
  expect(await links(true)).toEqual([`canonical ${address}?lang=de`, ...both])
})

test('a shared link shows a picture in the page’s language, at an address that changes with its content', async () => {
  const picture = async (changes: Partial<PublicEvent>) => {
    const html = await renderEventPage({ ...state, event: { ...event, ...changes } })
    expect(html).toContain('<meta property="og:image:width" content="1200"/>')
    return /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
  }
  const first = await picture({})
  expect(first).toMatch(
    /^https:\/\/tickets\.example\/e\/ev_2222222222222222\/picture\.png\?lang=de&amp;v=[0-9a-f]{8}$/,
  )
  expect(await picture({ description: 'other' })).toBe(first)
  expect(await picture({ title: 'other' })).not.toBe(first)
})

test('the page links to itself in every language, with its promo code', async () => {
  const promo_code = { code: 'EARLY', state: 'VALID', max_tickets_discounted: null } as const
  const html = await renderEventPage({ ...state, event: { ...event, promo_code } })
  const here = `/e/${event.id}/night-of-lights?promo_code=EARLY`
  for (const lang of locales) expect(html).toContain(`<a href="${here}&amp;lang=${lang}"`)
  expect(html).toContain(`<a href="${here}&amp;lang=de" lang="de" hrefLang="de" aria-current="true"`)
})

// Specification: 1.features-seo 3.event-seo
test('indexing follows the organizer’s setting, and the widget is never indexed', async () => {
  const hidden = { ...event, settings: { ...event.settings, allow_search_indexing: false } }
  expect(await renderEventPage({ ...state, event: hidden })).toContain('noindex')
  expect(await renderEventPage({ ...state, isWidget: true })).toContain('noindex')
  const promo_code = { code: 'EARLY', state: 'VALID', max_tickets_discounted: null } as const
  expect(await renderEventPage({ ...state, event: { ...event, promo_code } })).toContain('noindex')
})

test('the organizer’s colors are in the first HTML, only as attributes', async () => {
  const homepage_design = homepageDesign.parse({
    background_color: '#FFF4E0',
    ticket_widget_color: '#101828',
  })
  const painted = { ...event, settings: { ...event.settings, homepage_design } }
  const html = await renderEventPage({ ...state, event: painted })
  expect(html).toMatch(/^<!doctype html><html lang="de" data-scheme="light" style="[^"]*--backdrop:#fff4e0/)
  expect(html).toMatch(/<section[^>]* data-scheme="dark" style="[^"]*--card:#101828/)
  expect(html).not.toContain('<style')
  expect(await renderEventPage(state)).not.toContain('--backdrop')
})

test('with the cover as background, the text stands on a surface of its own', async () => {
  const homepage_design = homepageDesign.parse({ background_type: 'COVER' })
  const settings = { ...event.settings, homepage_design }
  const backdrop = 'data-slot="cover-backdrop"'
  expect(await renderEventPage({ ...state, event: { ...event, settings } })).not.toContain(backdrop)
  const cover = {
    id: 'im_2222222222222222',
    type: 'EVENT_COVER' as const,
    url: '/media/a.png',
    width: 1200,
    height: 600,
    variants: [],
    size_bytes: 1000,
  }
  const images = [cover]
  expect(await renderEventPage({ ...state, event: { ...event, settings, images } })).toContain(backdrop)
})

const ticket = sampleTicket('tk_2222222222222222', {
  title: 'Standing',
  prices: [samplePrice('pr_2222222222222222')],
})

/** The English text of the page with this ticket. */
async function pageWith(given: Partial<PublicTicket>, settings: Partial<PublicEvent['settings']> = {}) {
  const shown = { ...event, tickets: [{ ...ticket, ...given }], settings: { ...event.settings, ...settings } }
  return renderEventPage({ ...state, locale: 'en', event: shown })
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
    renderEventPage({
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

// Specification: 1.features-seo 3.event-seo
test('search engines are told the organizer’s own title, description and keywords', async () => {
  const html = await pageWith({}, { seo_title: 'Sounds', seo_description: 'Loud.', seo_keywords: 'a, b' })
  expect(html).toMatch(/<title>Sounds/)
  expect(html).toMatch(/<meta name="description" content="Loud."/)
  expect(html).toMatch(/<meta name="keywords" content="a, b"/)
})

test('a widget is light unless its site or the event’s colors say otherwise', async () => {
  const widget = (wish: object) =>
    renderEventPage({ ...state, isWidget: true, widgetLook: widgetLook.parse(wish) })
  expect(await widget({})).toContain('<html lang="de" data-scheme="light">')
  expect(await widget({ theme: 'auto', button_color: 'red' })).toContain('<html lang="de">')
  expect(await widget({ background_color: '#101828', theme: 'light' })).toContain('data-scheme="dark"')
})

test('the footer links to the operator’s legal pages, and to no others', async () => {
  const html = await renderEventPage(state)
  expect(html).toMatch(/<a href="https:\/\/operator.example\/terms"[^>]*>AGB<\/a>/)
  expect(html).not.toMatch(/Datenschutz|Impressum/)
})

// Specification: 9.languages
test.each(locales)('the whole page is in its language: %s', async (locale) => {
  const tickets = (['SALE_STARTS', 'SOLD_OUT', 'ON_SALE'] as const).map((saleState) =>
    sampleTicket(saleState, { state: saleState, sale_start_date: event.start_date }),
  )
  const pages = [
    { ...state, locale, event: { ...event, tickets } },
    { ...state, locale, event: { ...event, lifecycle: 'ENDED' as const } },
    { ...state, locale, event: null },
    ...hiddenEvents.map((hidden) => ({ ...state, locale, event: null, hidden })),
  ]
  const html = (await Promise.all(pages.map(renderEventPage))).join('')
  const shared = new Set(sameWords[locale])
  const english = new Set(
    Object.values(messages)
      .flat()
      .filter((word) => !shared.has(String(word))),
  )
  const shown = [...html.matchAll(/(?:>|title="|label="|placeholder=")([^<>"]*\p{L}[^<>"]*)/gu)].map(
    ([, text]) => text,
  )
  const found = shown.filter((text) => english.has(text ?? ''))
  if (locale === 'en') expect(found.length).toBeGreaterThan(10)
  else expect(found).toEqual([])
})

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
    const html = await renderEventPage({ ...state, locale: 'en', event: { ...event, tickets, settings } })
    expect(html).toContain(headline)
    const links = [...html.matchAll(/<a (?:[^>]*)>.*?<\/a>/g)].filter(
      ([link]) => link.includes(href) && link.endsWith(`${action}</a>`),
    )
    expect(links).toHaveLength(2)
    expect(html.match(/role="timer"/g)?.length ?? 0).toBe(saleState === 'SALE_STARTS' ? 1 : 0)
  },
)

test('an ended event links to the organizer’s next events, and a missing one to lost tickets', async () => {
  const over = await renderEventPage({ ...state, locale: 'en', event: { ...event, lifecycle: 'ENDED' } })
  expect(over).toContain('This event is over')
  expect(over).toContain('More events')
  const missing = await renderEventPage({ ...state, locale: 'en', event: null })
  expect(missing).toMatch(/<a href="\/tickets" class="[^"]*bg-button[^"]*">Find my tickets/)
  expect(missing).not.toMatch(/<a href="\/" class="[^"]*bg-button/)
})

test.each([
  ['DRAFT', 'This event is not public yet', null],
  ['WITHDRAWN', 'The organizer no longer shows this event', 'More events'],
  ['OVER', 'This event is over', 'More events'],
] as const)('an event that is not public, %s, says so and what to do', async (reason, headline, action) => {
  const hidden = hiddenEvents.find((one) => one.reason === reason) ?? null
  const html = await renderEventPage({ ...state, locale: 'en', event: null, hidden })
  expect(html).toContain(`>${headline}</h1>`)
  expect(html).toContain('href="/tickets"')
  const primary = /<a href="([^"]*)" class="[^"]*bg-button[^"]*">([^<]*)</.exec(html)
  expect(primary?.slice(1)).toEqual(
    action ? ['/o/og_2222222222222222/blue-hall', action] : ['/tickets', 'Find my tickets'],
  )
  expect(html).toContain('noindex')
})
