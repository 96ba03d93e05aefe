import { describe, expect, it } from 'vitest'
import { zipFile } from '../export/zip-file.ts'
import { EventEntity, readEventRows } from '../store/event/event-entity.ts'
import { drawPng } from '../testing/draw-png.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { importArchive } from '../testing/send-events-import.ts'
import {
  accountJson,
  archiveFiles,
  eventJson,
  organizerJson,
  withDirectory,
  zipOf,
} from '../testing/zip-by-hand.ts'

const patience = { timeout: 300_000 }
const cover = { type: 'EVENT_COVER', file: 'images/a.png' }

describe('what an archive may not bring', () => {
  it(
    'is read over: directories, paths that lead elsewhere, and names that the format does not know',
    patience,
    async () => {
      const { ctx } = await mintOwner()
      const odd = [
        '../../etc/passwd',
        '/etc/passwd',
        'C:\\x.exe',
        'orders/',
        'orders/../events.jsonl',
        'orders/a/b.jsonl',
      ]
      const more = [
        'images/../account.json',
        'images/',
        'EVENTS.JSONL',
        '__MACOSX/._account.json',
        'sales/gig-1.jsonl',
        'a.exe',
      ]
      const { progress } = await importArchive(
        ctx,
        zipOf(Object.fromEntries([...odd, ...more].map((path) => [path, 'x']))),
      )
      expect(progress).toMatchObject({
        status: 'DONE',
        counts: { created: 1 },
        orders_total: 0,
        problems: [],
      })
    },
  )

  it(
    'is a line of the report: pictures of no use, of other places, or of many events',
    patience,
    async () => {
      const { ctx } = await mintOwner()
      const line = (external_id: string, file: string, type = 'EVENT_COVER') =>
        eventJson({ external_id, title: external_id, images: [{ type, file }] })
      const lines = [
        line('good', 'images/good.png'),
        line('same', 'images/good.png'),
        line('script', 'images/script.jpg'),
        line('large', 'images/large.png'),
        line('narrow', 'images/narrow.png'),
        line('missing', 'images/missing.png'),
        line('elsewhere', '../../uploads/secret'),
        line('account', 'account.json'),
        line('logo', 'images/logo.png', 'ORGANIZER_LOGO'),
        line('broken', 'images/broken.png'),
      ]
      const bytes = withDirectory(
        zipOf({
          'events.jsonl': lines.join('\n'),
          'images/good.png': drawPng(900, 450),
          'images/logo.png': drawPng(900, 450),
          'images/script.jpg': '<svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>',
          'images/large.png': new Uint8Array(6 * 1024 * 1024),
          'images/narrow.png': drawPng(10, 10),
          'images/broken.png': drawPng(900, 460),
        }),
        'images/broken.png',
        { crc: 7 },
      )
      for (const dry_run of [true, false]) {
        const { progress, report } = await importArchive(ctx, bytes, { dry_run })
        expect(progress).toMatchObject({
          status: 'DONE',
          counts: { created: 10 },
          images: { done: 1, refused: 9 },
        })
        const refused = report.filter(({ code }) => code !== null)
        expect(refused.map(({ external_id, code }) => [external_id, code])).toEqual([
          ['same', 'image.twice'],
          ['script', 'image.invalid'],
          ['large', 'file.too_large'],
          ['narrow', 'image.wrong_size'],
          ['missing', 'file.lacking'],
          ['elsewhere', 'file.lacking'],
          ['account', 'file.lacking'],
          ['logo', 'image.invalid'],
          ['broken', 'file.damaged'],
        ])
        expect(refused.every(({ message, about }) => message !== null && about !== null)).toBe(true)
      }
    },
  )

  it(
    'is a line of the report: orders of no event, damaged ones, and things that no account may have',
    patience,
    async () => {
      const { ctx } = await mintOwner()
      const row = { order_external_id: 'O-1', ticket: 'Standing', email: 'ada@example.com' }
      const bytes = withDirectory(
        zipOf({
          'account.json': accountJson({
            taxes_and_fees: [
              { external_id: 't', name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 1e9 },
              { external_id: 'u', name: 'City', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 1000 },
            ],
            message_templates: [
              { external_id: 'm', name: 'Empty', subject: 'S', content: '<script>1</script>' },
            ],
          }),
          'organizers.jsonl': `${organizerJson({})}\n${organizerJson({ external_id: 'x', website: 'javascript:steal()' })}`,
          'orders/gig-1.jsonl': JSON.stringify(row),
          'orders/gone.jsonl': JSON.stringify(row),
        }),
        'orders/gig-1.jsonl',
        { crc: 9 },
      )
      const { progress, report } = await importArchive(ctx, bytes)
      expect(progress).toMatchObject({
        status: 'DONE',
        counts: { created: 1 },
        orders_total: 2,
        orders_done: 2,
        orders: [],
      })
      expect(
        report.filter(({ code }) => code !== null).map(({ file, row, code }) => [file, row, code]),
      ).toEqual([
        ['account.json', 1, 'row.invalid'],
        ['organizers.jsonl', 2, 'row.invalid'],
        ['account.json', 1, 'request.invalid'],
        ['orders/gig-1.jsonl', 1, 'file.damaged'],
        ['orders/gone.jsonl', 1, 'file.without_event'],
      ])
      expect(progress.made).toMatchObject({ taxes_and_fees: 1, organizers: 1 })
    },
  )
})

describe('a large archive', () => {
  it('may have more files than 16 bits count', { ...patience, tags: 'long' }, async () => {
    const zip = zipFile()
    for (const [path, bytes] of Object.entries(archiveFiles({ 'images/a.png': drawPng(900, 450) }))) {
      if (path === 'events.jsonl') continue
      zip.open(path)
      zip.close(bytes)
    }
    for (let number = 0; number < 66_000; number += 1) {
      zip.open(`sales/${number}.jsonl`)
      zip.close('')
    }
    zip.open('events.jsonl')
    zip.close(eventJson({ images: [cover] }))
    zip.end()
    const { ctx } = await mintOwner()
    const { progress } = await importArchive(ctx, zip.take())
    expect(progress).toMatchObject({
      status: 'DONE',
      counts: { created: 1 },
      images: { done: 1, refused: 0 },
    })
    const [row] = await readEventRows(accountOf(ctx))
    const { data } = await EventEntity.get({ event_id: row?.id ?? '' }).go({ consistent: true })
    expect(data?.images).toMatchObject([{ type: 'EVENT_COVER', width: 900 }])
  })
})
