import { locales } from '@foyer/contracts/known-locales'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { drawEventPoster, type EventPosterInput } from './draw-event-poster.ts'
import { getEventPoster } from './event-poster.ts'

const input: EventPosterInput = {
  locale: 'en',
  organizerName: 'Riverside Hall',
  title: 'Nacht der Klänge',
  when: '5. Juni 2027, 19:30',
  place: 'Blue Hall, Berlin',
  scan: 'Scan to get your ticket',
  url: 'https://tickets.example/e/ev_2222222222222222/nacht-der-klaenge',
  color: '#004d40',
  cover: null,
}

const text = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
const pages = (pdf: Uint8Array) => text(pdf).match(/\/Type \/Page\n/g)?.length

describe('the poster of an event', () => {
  it.each([
    ['usual', 'Nacht der Klänge'],
    ['long', 'A very long evening of music, words and lights beside the harbour '.repeat(3)],
    ['Arabic', 'أمسية موسيقية'],
    ['Chinese', '河邊的爵士之夜'],
  ])('is one page with a %s title', async (_name, title) => {
    const pdf = await drawEventPoster({ ...input, title })
    expect(text(pdf).startsWith('%PDF-')).toBe(true)
    expect(pages(pdf)).toBe(1)
  })

  it('shows the cover, and does without one that is broken', async () => {
    const cover = await sharp({ create: { width: 1440, height: 720, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer()
    expect(text(await drawEventPoster({ ...input, cover }))).toContain('/Subtype /Image')
    const broken = new Uint8Array([1, 2, 3])
    expect(text(await drawEventPoster({ ...input, cover: broken }))).not.toContain('/Subtype /Image')
  })

  it('works for a live event in every language', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
    const params = { event_id: event.id }
    for (const locale of locales)
      expect([locale, pages(await getEventPoster({ ...ctx, locale }, { params }))]).toEqual([locale, 1])
  })

  it('is refused for a draft', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const params = { event_id }
    await expect(getEventPoster(ctx, { params })).rejects.toMatchObject({ code: 'event.not_available' })
  })
})
