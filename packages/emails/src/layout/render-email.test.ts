import { locales } from '@foyer/contracts/known-locales'
import { languageTag } from '@foyer/contracts/language-tag'
import { describe, expect, test } from 'vitest'
import { sampleEmails } from '../../preview/sample-emails.ts'

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

function renderSample(name: string, sample: Parameters<typeof sampleEmails>[0]) {
  const renderNamed = sampleEmails(sample)[name]
  if (renderNamed === undefined) throw new Error(`No sample named ${name}`)
  return renderNamed()
}
