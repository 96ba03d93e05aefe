import { locales } from '@foyer/contracts/known-locales'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { mintEvent } from '../testing/mint-event.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { testContext } from '../testing/test-context.ts'
import { drawEventPicture, type EventPictureInput } from './draw-event-picture.ts'
import { eventPicture } from './event-picture.ts'

const input: EventPictureInput = {
  organizerName: 'Riverside Hall',
  title: 'Nacht der Klänge',
  when: '5. Juni 2027, 19:30',
  place: 'Blue Hall, Berlin',
  color: '#004d40',
  cover: null,
  seed: 'ev_2222222222222222',
}

/** How much of the picture's lower half is white words. */
async function whiteness(picture: Uint8Array): Promise<number> {
  const { data } = await sharp(picture)
    .extract({ left: 0, top: 200, width: 1200, height: 430 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((value) => value > 240).length / data.length
}

describe('the picture of a shared event', () => {
  it('is a PNG of 1200 × 630 that loads fast', async () => {
    const picture = await drawEventPicture(input)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(picture.byteLength).toBeLessThan(300_000)
    expect(await whiteness(picture)).toBeGreaterThan(0.02)
  })

  it.each(['Jazz am Fluss', '河邊的爵士之夜', '河边的爵士之夜', 'أمسية موسيقية', 'ערב ג׳אז'])(
    'draws the letters of “%s”',
    async (title) => {
      const bare = { ...input, organizerName: '', when: '', place: '' }
      const none = await whiteness(await drawEventPicture({ ...bare, title: '' }))
      const some = await whiteness(await drawEventPicture({ ...bare, title }))
      expect([none, some > 0.005]).toEqual([0, true])
    },
  )

  it('keeps a very long title inside, and its words readable on a white cover', async () => {
    const cover = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const picture = await drawEventPicture({ ...input, cover, title: 'Sehr langer Titel '.repeat(20) })
    const edge = await sharp(picture)
      .extract({ left: 1150, top: 0, width: 50, height: 630 })
      .greyscale()
      .raw()
      .toBuffer()
    expect(Math.max(...edge)).toBeLessThan(200)
  })

  it('says the event in the language asked for, and differs between them', async () => {
    // Portugal and Brazil write dates alike, and so do Taiwan and mainland China.
    const differing = locales.filter((locale) => !['pt-BR', 'zh-CN'].includes(locale))
    const { event } = await mintLiveEvent([{ type: 'FREE' }])
    const pictures = await Promise.all(
      differing.map((locale) => eventPicture({ ...testContext(), locale }, event.id)),
    )
    const different = new Set(pictures.map((picture) => Buffer.from(picture).toString('base64')))
    expect(different.size).toBe(differing.length)
  })

  it('is refused for an event that is not live', async () => {
    const { ctx } = await mintLiveEvent([{ type: 'FREE' }])
    const draft = await mintEvent(ctx)
    await expect(eventPicture(testContext(), draft.id)).rejects.toMatchObject({ code: 'event.not_available' })
  })
})
