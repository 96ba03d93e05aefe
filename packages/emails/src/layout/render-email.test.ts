import { locales } from '@foyer/contracts/known-locales'
import { languageTag } from '@foyer/contracts/language-tag'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { sampleEmails } from '../../preview/sample-emails.ts'
import { RichText } from './prose.tsx'
import { renderEmail } from './render-email.ts'
import { unlinked } from './unlinked.ts'

const names = Object.keys(sampleEmails({ locale: 'en', currency: 'EUR', userText: null }))

/** Their subject is the organizer's, in whatever language that is. */
const inOwnWords = new Set(['event-message'])

describe.each(locales)('every email in %s', (locale) => {
  test.each(names)('%s works', async (name) => {
    const { subject, html, text } = await renderSample(name, { locale, currency: 'EUR', userText: null })
    expect(subject).not.toBe('')
    expect(html).toContain(`lang="${languageTag(locale)}"`)
    expect(html).toMatch(/^<!DOCTYPE html/)
    expect(text.length).toBeGreaterThan(100)
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|NaN|\[object|\{\w+\}/)
    }
  })

  test.each(names)('%s escapes what users typed', async (name) => {
    const userText = '<script>alert(1)</script>"&'
    const { html } = await renderSample(name, { locale, currency: 'EUR', userText })
    expect(html).not.toContain('<script')
  })

  test.each(names)('%s keeps user text with line breaks out of the headers', async (name) => {
    const { subject } = await renderSample(name, {
      locale,
      currency: 'EUR',
      userText: 'Jazz\r\nBcc: victim@example.com',
    })
    expect(subject).not.toMatch(/[\r\n]/)
  })
})

test.each(names)('%s differs from English in every language', async (name) => {
  const [english, ...others] = await Promise.all(
    locales.map((locale) => renderSample(name, { locale, currency: 'EUR', userText: null })),
  )
  const same = (part: 'subject' | 'text') => others.filter((email) => email[part] === english?.[part])
  if (!inOwnWords.has(name)) expect(same('subject')).toEqual([])
  expect(same('text')).toEqual([])
})

/** What mail programs would link, in several scripts. */
const addresses = [
  ...['evil.de/login', 'bit.ly/3x', 'evil.example/win', 'www.evil.test', 'EVIL.CO.UK', 'xn--e1a.xn--p1ai'],
  ...['пример.рф', 'उदाहरण.भारत', 'موقع.امارات', '例子。中国', 'evil．com', 'evil.\u200bde', 'evil-.de'],
  ...['http://1.2.3.4/x', '192.168.1.20/login', 'anna@evil.com', 'https://[::1]/'],
]

const shownIn = (html: string) =>
  html.replaceAll(/<style.*?<\/style>|<a\s.*?<\/a>/gs, '').replaceAll(/<[^>]*>/g, '')

test.each(names)('%s makes no link of a name or title', async (name) => {
  const userText = addresses.join(' ')
  const { subject, html, text } = await renderSample(name, { locale: 'en', currency: 'EUR', userText })
  for (const part of [subject, shownIn(html), text.replaceAll(/\s+/g, ' ')])
    for (const address of addresses) expect(part).not.toContain(address)
})

test('names with dots stay as they are, and look so where a dot could begin an ending', () => {
  for (const name of [
    'St. Pauli',
    'J.R.R. Tolkien',
    'A.C. Milan',
    'D.C.',
    'Nachtklang e.V.',
    '29.11.2026',
    '1.50',
  ])
    expect(unlinked(name)).toBe(name)
  expect(unlinked('Dr.Who')).toBe('Dr.\u200aWho')
})

test('an email shows its own addresses and the links of an organizer as they are', async () => {
  const sample = { locale: 'en', currency: 'EUR', userText: null }
  const known = await renderSample('address-known', sample)
  const footer = await renderEmail('', createElement(RichText, { html: '<p>Buses: hvv.de</p>' }))
  for (const part of ['amira@example.com', 'https://tickets.example.com/auth/forgot-password'])
    expect([known.text.includes(part), shownIn(known.html).includes(part)]).toEqual([true, true])
  expect(footer.text).toContain('hvv.de')
})

function renderSample(name: string, sample: Parameters<typeof sampleEmails>[0]) {
  const renderNamed = sampleEmails(sample)[name]
  if (renderNamed === undefined) throw new Error(`No sample named ${name}`)
  return renderNamed()
}
