import { homepageDesign } from '@foyer/contracts/event/homepage-design'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { widgetLook } from '@foyer/contracts/event/widget-look'
import { locales } from '@foyer/contracts/known-locales'
import { expect, test } from 'vitest'
import { messages } from '../locales/event-page/en.po'
import { drawEventPage, stateOf } from '../testing/draw-event-page.ts'
import { sameWords } from '../testing/same-words.ts'
import { sampleEvent as event } from '../testing/sample-event.ts'
import { sampleHiddenEvents, sampleEventPage as state } from '../testing/sample-event-page.ts'
import { sampleTicket } from '../testing/sample-ticket.ts'

// Specification: 1.features-designer 2.screen-designer-preview
test('the first HTML has content, meta tags and JSON-LD, in the visitor’s language and the event’s zone', async () => {
  const html = await drawEventPage(state)
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

test('a translated event says so to search engines, and texts in another language than the page to readers', async () => {
  const drawn = (given: Pick<PublicEvent, 'language' | 'is_translated'>) =>
    drawEventPage({ ...state, event: { ...event, ...given } })
  const translated = await drawn({ language: 'de', is_translated: true })
  expect(translated).toContain('"inLanguage":"de"')
  expect(translated).not.toMatch(/<h1 lang=/)
  const original = await drawn({ language: 'zh', is_translated: false })
  expect(original).toContain('"inLanguage":"zh-Hant-TW"')
  expect(original).toMatch(/<h1 lang="zh-Hant-TW"/)
  expect(original).toMatch(/<div lang="zh-Hant-TW"><div data-slot="rich-text"/)
})

test('text of organizers cannot leave a script element', async () => {
  expect(await drawEventPage(state)).not.toContain('Blue </script> Hall')
  const { words, zoneCity, ...rest } = await stateOf(state)
  expect(rest).toEqual({ ...state, pickerLook: {} })
})

test('links to the organizer’s legal pages are next to the organizer, those of the operator in the footer', async () => {
  const html = await drawEventPage(state)
  const [page = '', footer = ''] = html.split('<footer')
  expect(page).toMatch(/<a href="https:\/\/hall\.example\/terms"[^>]*>AGB<\/a>/)
  expect(page).not.toContain('Impressum')
  expect(footer).toContain('https://operator.example/terms')
  expect(footer.split('<script')[0]).not.toContain('hall.example')
})

// Specification: 2.page-missing-event
test('a missing event is an empty page that search engines do not index', async () => {
  const html = await drawEventPage({ ...state, event: null, locale: 'fr' })
  expect(html).toContain('L’événement n’est pas disponible')
  expect(html).toContain('noindex')
})

test('a page and its eight languages link to each other, and an address with a language is canonical', async () => {
  const address = `https://tickets.example/e/${event.id}/night-of-lights`
  const links = async (isLocaleNamed: boolean) => {
    const html = await drawEventPage({ ...state, isLocaleNamed })
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
    const html = await drawEventPage({ ...state, event: { ...event, ...changes } })
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
  const html = await drawEventPage({ ...state, event: { ...event, promo_code } })
  const here = `/e/${event.id}/night-of-lights?promo_code=EARLY`
  for (const lang of locales) expect(html).toContain(`<a href="${here}&amp;lang=${lang}"`)
  expect(html).toContain(`<a href="${here}&amp;lang=de" lang="de" hrefLang="de" aria-current="true"`)
})

// Specification: 1.features-seo 3.event-seo
test('indexing follows the organizer’s setting, and the widget is never indexed', async () => {
  const hidden = { ...event, settings: { ...event.settings, allow_search_indexing: false } }
  expect(await drawEventPage({ ...state, event: hidden })).toContain('noindex')
  expect(await drawEventPage({ ...state, isWidget: true })).toContain('noindex')
  const promo_code = { code: 'EARLY', state: 'VALID', max_tickets_discounted: null } as const
  expect(await drawEventPage({ ...state, event: { ...event, promo_code } })).toContain('noindex')
})

test('the organizer’s colors are in the first HTML, only as attributes', async () => {
  const homepage_design = homepageDesign.parse({
    background_color: '#FFF4E0',
    ticket_widget_color: '#101828',
  })
  const painted = { ...event, settings: { ...event.settings, homepage_design } }
  const html = await drawEventPage({ ...state, event: painted })
  expect(html).toMatch(/^<!doctype html><html lang="de" data-scheme="light" style="[^"]*--backdrop:#fff4e0/)
  expect(html).toMatch(/<section[^>]* data-scheme="dark" style="[^"]*--card:#101828/)
  expect(html).not.toContain('<style')
  expect(await drawEventPage(state)).not.toContain('--backdrop')
})

test('with the cover as background, the text stands on a surface of its own', async () => {
  const homepage_design = homepageDesign.parse({ background_type: 'COVER' })
  const settings = { ...event.settings, homepage_design }
  const backdrop = 'data-slot="cover-backdrop"'
  expect(await drawEventPage({ ...state, event: { ...event, settings } })).not.toContain(backdrop)
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
  expect(await drawEventPage({ ...state, event: { ...event, settings, images } })).toContain(backdrop)
})

// Specification: 1.features-seo 3.event-seo
test('search engines are told the organizer’s own title, description and keywords', async () => {
  const own = { seo_title: 'Sounds', seo_description: 'Loud.', seo_keywords: 'a, b' }
  const settings = { ...event.settings, ...own }
  const html = await drawEventPage({ ...state, locale: 'en', event: { ...event, settings } })
  expect(html).toMatch(/<title>Sounds/)
  expect(html).toMatch(/<meta name="description" content="Loud."/)
  expect(html).toMatch(/<meta name="keywords" content="a, b"/)
})

test('a widget is light unless its site or the event’s colors say otherwise', async () => {
  const widget = (wish: object) =>
    drawEventPage({ ...state, isWidget: true, widgetLook: widgetLook.parse(wish) })
  expect(await widget({})).toContain('<html lang="de" data-scheme="light">')
  expect(await widget({ theme: 'auto', button_color: 'red' })).toContain('<html lang="de">')
  expect(await widget({ background_color: '#101828', theme: 'light' })).toContain('data-scheme="dark"')
})

test('the footer links to the operator’s legal pages, and to no others', async () => {
  const html = await drawEventPage(state)
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
    ...sampleHiddenEvents.map((hidden) => ({ ...state, locale, event: null, hidden })),
  ]
  const html = (await Promise.all(pages.map(drawEventPage))).join('')
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

test('a link in the widget leaves the frame, since the page behind it refuses to be framed', async () => {
  const base = '<base target="_blank"/>'
  expect(await drawEventPage({ ...state, isWidget: true })).toContain(base)
  expect(await drawEventPage({ ...state, isWidget: true, event: null })).toContain(base)
  expect(await drawEventPage(state)).not.toContain('<base')
})

test('the page wears the chosen font, and loads no other', async () => {
  const drawn = (font: PublicEvent['settings']['homepage_design']['font'], isWidget = false) =>
    drawEventPage({
      ...state,
      isWidget,
      event: {
        ...event,
        settings: { ...event.settings, homepage_design: { ...event.settings.homepage_design, font } },
      },
    })
  expect(await drawn('FOYER')).toContain('<html lang="de">')
  expect(await drawn('SERIF')).toContain('<html lang="de" style="--typeface:var(--typeface-serif)">')
  expect(await drawn('SYSTEM', true)).toContain('style="--typeface:var(--typeface-system)">')
})
