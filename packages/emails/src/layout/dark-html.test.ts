import { describe, expect, it } from 'vitest'
import { renderEventMessage } from '../event-message/event-message.tsx'
import { darkHtml } from './dark-html.ts'

const event = {
  title: 'Night of Sounds',
  organizerName: 'Riverside Hall',
  supportEmail: 'hall@example.com',
  startsAt: '2027-06-05T18:00:00.000Z',
  endsAt: null,
  timezone: 'Europe/Berlin',
  isOnline: false,
  place: ['Riverside Hall'],
  mapUrl: null,
  calendarUrl: null,
  coverUrl: null,
  colors: { primary_color: null, button_color: null },
}

describe('an email in the dark', () => {
  it('works: page, card, words and links carry the dark colors themselves', async () => {
    const { html } = await renderEventMessage({
      ...{ locale: 'en', event, recipientFirstName: 'Ada', subject: 'Doors', preview: 'At seven.' },
      contentHtml: '<p>See <a href="https://example.com">there</a>.</p>',
      footerMessageHtml: null,
    })
    const dark = darkHtml(html.replace(/<style.*?<\/style>/s, ''), event.colors)
    const styleOf = (tag: RegExp) => tag.exec(dark)?.[0] ?? ''
    expect(styleOf(/<body[^>]*>/)).toContain('background-color: #100e17 !important')
    expect(styleOf(/<body[^>]*>.*?<td[^>]*>/s)).toMatch(
      /<td [^>]*style="background-color: #100e17 !important/,
    )
    expect(styleOf(/<table[^>]*class="card"[^>]*>/)).toContain('background-color: #191623 !important')
    expect(styleOf(/<div[^>]*class="rich"[^>]*>/)).toContain('color: #efedf5 !important')
    expect(styleOf(/<a href="https:\/\/example.com"[^>]*>/)).toContain('color: #bda6ff !important')
  })

  it('leaves alone elements without colors of their own', () => {
    expect(darkHtml('<p>Hello</p>', event.colors)).toBe('<p>Hello</p>')
    expect(darkHtml('<p class="unknown">Hello</p>', event.colors)).toBe('<p class="unknown">Hello</p>')
  })
})
