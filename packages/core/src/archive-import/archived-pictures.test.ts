import { imageStored } from '@foyer/contracts/image/image-messages'
import { describe, expect, it } from 'vitest'
import { collectMessages } from '../testing/collect-messages.ts'
import { drawPhoto } from '../testing/draw-photo.ts'
import { drawPng } from '../testing/draw-png.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { importArchive } from '../testing/send-events-import.ts'
import { eventJson, organizerJson, zipOf } from '../testing/zip-by-hand.ts'
import { encodeAt, imagePace } from './bring-image.ts'

const patience = { timeout: 300_000 }
const withCover = (external_id: string, file: string) =>
  eventJson({ external_id, title: external_id, images: [{ type: 'EVENT_COVER', file }] })

describe('pictures of an archive', () => {
  it(
    'are refused in the report, and in that of a try, where only decoding shows that they are broken',
    patience,
    async () => {
      const { ctx } = await mintOwner()
      const photo = await drawPhoto({ width: 1200, height: 600 })
      const bytes = zipOf({
        'events.jsonl': [withCover('whole', 'images/a.jpg'), withCover('cut', 'images/b.jpg')].join('\n'),
        'images/a.jpg': photo,
        'images/b.jpg': photo.subarray(0, photo.length / 2),
      })
      for (const dry_run of [true, false]) {
        const { progress, report } = await importArchive(ctx, bytes, { dry_run })
        expect(progress).toMatchObject({ status: 'DONE', images: { done: 1, refused: 1 } })
        expect(report.filter(({ code }) => code !== null)).toMatchObject([
          { external_id: 'cut', about: 'images/b.jpg', code: 'image.invalid' },
        ])
      }
    },
  )

  it(
    'reach the queue one by one, so that those of other accounts do not wait for all of them',
    patience,
    async () => {
      const { ctx } = await mintOwner()
      const names = ['a', 'b', 'c', 'd', 'e']
      const stored = collectMessages(imageStored)
      await importArchive(
        ctx,
        zipOf({
          'organizers.jsonl': organizerJson({
            images: [{ type: 'ORGANIZER_LOGO', file: 'images/logo.png' }],
          }),
          'events.jsonl': names.map((name) => withCover(name, `images/${name}.png`)).join('\n'),
          'images/logo.png': drawPng(200, 200),
          ...Object.fromEntries(
            names.map((name, index) => [`images/${name}.png`, drawPng(900 + index, 450)]),
          ),
        }),
        {},
        { eventsInPart: 2 },
      )
      stored.stop()
      const moments = stored.moments.map((moment) => Date.parse(moment ?? '')).toSorted()
      const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))
      expect(gaps).toEqual([5000, 5000, 5000, 5000, 5000])
    },
  )

  it('are all encoded within half a day, for which their files stay', () => {
    const began_at = '2031-01-01T00:00:00.000Z'
    for (const files of [1, 1000, 200_000]) {
      const image_pace = imagePace(began_at, files)
      const last = Date.parse(encodeAt({ image_pace }, files - 1) ?? '') - Date.parse(began_at)
      expect(last).toBeLessThanOrEqual(12 * 3600_000)
    }
    expect(encodeAt({}, 3)).toBeUndefined()
  })
})
