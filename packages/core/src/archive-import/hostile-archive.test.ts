import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zipFile } from '../export/zip-file.ts'
import { uploadKey } from '../media/image-key.ts'
import { writePrivateObject } from '../media/s3.ts'
import { EventEntity, readEventRows } from '../store/event/event-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { drawPng } from '../testing/draw-png.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import {
  askArchiveImport,
  deliverEventsImport,
  finishEventsImport,
  importArchive,
  readEventsImport,
} from '../testing/send-events-import.ts'
import {
  accountJson,
  archiveFiles,
  organizerJson,
  renamed,
  withDirectory,
  zipOf,
} from '../testing/zip-by-hand.ts'

const patience = { timeout: 300_000 }
const megabyte = 1024 * 1024
const cover = { type: 'EVENT_COVER', file: 'images/a.png' }
const eventLine = (fields: object = {}) =>
  JSON.stringify({
    ...{
      external_id: 'gig-1',
      organizer: 'hall',
      title: 'Night of Sounds',
      start_date: '2031-05-01T18:00:00Z',
    },
    ...fields,
  })

/** A file of which the packed bytes are not what they were. */
function scratched(path: string): Uint8Array {
  const noise = randomBytes(4000).toString('base64')
  const bytes = Buffer.from(zipSync(archiveFiles({ [path]: `{"noise":"${noise}"}` }), { level: 0 }))
  const at = bytes.indexOf(noise)
  bytes[at + 2000] = (bytes[at + 2000] ?? 0) ^ 1
  return bytes
}

/** A directory that says that there are more files than anybody may send. */
function crowded(): Uint8Array {
  const bytes = Buffer.from(zipOf())
  const end = bytes.indexOf('PK\u0005\u0006')
  const far = Buffer.alloc(76)
  far.writeUInt32LE(0x06064b50, 0)
  far.writeBigUInt64LE(44n, 4)
  far.writeBigUInt64LE(10_000_000n, 24)
  far.writeBigUInt64LE(10_000_000n, 32)
  far.writeUInt32LE(0x07064b50, 56)
  far.writeBigUInt64LE(BigInt(end), 64)
  return Buffer.concat([bytes.subarray(0, end), far, bytes.subarray(end)])
}

const zeros = (megabytes: number) => new Uint8Array(megabytes * megabyte)

describe('an archive that cannot be read', () => {
  it.each<[what: string, code: string, about: string | null, bytes: () => Uint8Array]>([
    ['that is a text', 'file.not_zip', null, () => Buffer.from('Dear Foyer, please import me.')],
    ['of which the end is missing', 'file.not_zip', null, () => zipOf().subarray(0, -30)],
    ['that lost its beginning', 'file.not_zip', null, () => zipOf().subarray(200)],
    ['of something else', 'file.not_archive', null, () => zipOf({ 'account.json': null })],
    ['with an account that is no JSON', 'file.not_archive', null, () => zipOf({ 'account.json': '{' })],
    [
      'with an account in a million brackets',
      'file.not_archive',
      null,
      () => zipOf({ 'account.json': '['.repeat(1_000_000) }),
    ],
    [
      'of another format',
      'file.not_archive',
      null,
      () => zipOf({ 'account.json': accountJson({ format: 'x' }) }),
    ],
    ['of a later version', 'file.version', '2', () => zipOf({ 'account.json': accountJson({ version: 2 }) })],
    [
      'with a list that is no list',
      'file.invalid',
      'account.json',
      () => zipOf({ 'account.json': accountJson({ taxes_and_fees: {} }) }),
    ],
    ['without its events', 'file.lacking', 'events.jsonl', () => zipOf({ 'events.jsonl': null })],
    [
      'with encrypted events',
      'file.encrypted',
      'events.jsonl',
      () => withDirectory(zipOf(), 'events.jsonl', { flags: 1 }),
    ],
    [
      'that is encrypted strongly',
      'file.encrypted',
      null,
      () => withDirectory(zipOf(), 'events.jsonl', { flags: 0x41 }),
    ],
    [
      'with two files of events',
      'file.twice',
      'events.jsonl',
      () => renamed(zipOf({ 'events.jsonx': 'x' }), 'events.jsonx', 'events.jsonl'),
    ],
    ['with a bit changed in its events', 'file.damaged', 'events.jsonl', () => scratched('events.jsonl')],
    [
      'with another checksum of its events',
      'file.damaged',
      'events.jsonl',
      () => withDirectory(zipOf(), 'events.jsonl', { crc: 1 }),
    ],
    [
      'with events packed in a way that few know',
      'file.damaged',
      'events.jsonl',
      () => withDirectory(zipOf(), 'events.jsonl', { method: 93 }),
    ],
    [
      'with events that lie behind its end',
      'file.damaged',
      'events.jsonl',
      () => withDirectory(zipOf(), 'events.jsonl', { offset: 0x7fffffff }),
    ],
    [
      'with events that begin in the middle of another file',
      'file.damaged',
      'events.jsonl',
      () => withDirectory(zipOf(), 'events.jsonl', { offset: 3 }),
    ],
    [
      'with a file that unpacks to more than its kind may have',
      'file.too_large',
      'organizers.jsonl',
      () => zipOf({ 'organizers.jsonl': zeros(40) }),
    ],
    [
      'with a file that unpacks to more than it says',
      'file.damaged',
      'organizers.jsonl',
      () => withDirectory(zipOf({ 'organizers.jsonl': zeros(40) }), 'organizers.jsonl', { plain: 100 }),
    ],
    [
      'with a line that does not end',
      'file.too_large',
      'events.jsonl',
      () => zipOf({ 'events.jsonl': Buffer.alloc(20 * megabyte, 'a') }),
    ],
    [
      'with files that unpack to more than all may have',
      'file.too_large',
      '20 GB',
      () =>
        Array.from({ length: 6 }, (_, number) => `images/${number}`).reduce<Uint8Array>(
          (bytes, path) => withDirectory(bytes, path, { plain: 0xfffffff0 }),
          zipOf(Object.fromEntries(Array.from({ length: 6 }, (_, number) => [`images/${number}`, 'x']))),
        ),
    ],
    ['with more files than anybody has', 'file.too_many_files', '200000', crowded],
    [
      'with more organizers than anybody has',
      'file.too_large',
      'organizers.jsonl',
      () => zipOf({ 'organizers.jsonl': `${organizerJson({})}\n`.repeat(1001) }),
    ],
  ])('%s is refused with %s, and nothing of it is made', patience, async (_what, code, about, bytes) => {
    const { ctx } = await mintOwner()
    const { progress } = await importArchive(ctx, bytes())
    expect(progress).toMatchObject({ status: 'FAILED', problem_code: code, problem_about: about })
    expect(progress.problem).toMatch(/^\S+ .*\.$/)
    expect(await readEventRows(accountOf(ctx))).toEqual([])
    const { data } = await OrganizerEntity.query
      .primary({ account_id: accountOf(ctx) })
      .go({ consistent: true })
    expect(data).toEqual([])
  })

  it('is not read once another file took its place, or it is gone', patience, async () => {
    const { ctx } = await mintOwner()
    const account_id = accountOf(ctx)
    const events = Array.from({ length: 3 }, (_, number) => eventLine({ external_id: `gig-${number}` }))
    const { id } = await askArchiveImport(ctx, zipOf({ 'events.jsonl': events.join('\n') }))
    await deliverEventsImport(id, { eventsInPart: 1, longestMs: 0 })
    expect((await readEventsImport(ctx, id)).progress).toMatchObject({ status: 'WRITING', rows_done: 1 })
    const other = { bytes: zipOf(), media_type: 'application/zip', file_name: 'other' }
    await writePrivateObject(uploadKey(account_id, id), other)
    await finishEventsImport(id)
    const { progress } = await readEventsImport(ctx, id)
    expect(progress).toMatchObject({ status: 'FAILED', problem_code: 'file.changed', rows_done: 1 })
  })
})

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
        eventLine({ external_id, title: external_id, images: [{ type, file }] })
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
          'images/large.png': zeros(6),
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
  it('may have more files than 16 bits count', patience, async () => {
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
    zip.close(eventLine({ images: [cover] }))
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
