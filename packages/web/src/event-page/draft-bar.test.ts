import { expect, test } from 'vitest'
import { drawEventPage } from '../testing/draw-event-page.ts'
import { sampleEvent as event } from '../testing/sample-event.ts'
import type { EventPageState } from './event-page-state.ts'

const draftAddress = `/preview/${event.id}/${'k'.repeat(27)}`
const draft: EventPageState = {
  event: { ...event, status: 'DRAFT' },
  locale: 'en',
  isLocaleNamed: false,
  siteUrl: 'https://tickets.example',
  legalPages: { terms_url: null, privacy_url: null, imprint_url: null },
  page: 'e',
  form: null,
  isWidget: false,
  widgetLook: null,
  draftAddress,
  hidden: null,
  isFailed: false,
}

test('a draft’s page says that it is one, is not indexed, names no other address, and its form goes nowhere', async () => {
  const html = await drawEventPage(draft)
  expect(html).toContain('This is a draft. Only people with its link see it')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain(`href="${draftAddress}?lang=fr"`)
  for (const gone of ['rel="canonical"', 'application/ld+json', 'og:', 'order-form', `"/e/${event.id}`])
    expect([gone, html.includes(gone)]).toEqual([gone, false])
})

test('a live event’s page says nothing of a draft', async () => {
  const html = await drawEventPage({ ...draft, event, draftAddress: null })
  expect(html).not.toContain('This is a draft')
  expect(html).toContain('order-form')
})
