import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { uploadKey } from '../media/image-key.ts'
import { writePrivateObject } from '../media/s3.ts'
import { readEventRows } from '../store/event/event-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
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
  eventJson,
  organizerJson,
  renamed,
  withDirectory,
  zipOf,
} from '../testing/zip-by-hand.ts'

const patience = { timeout: 300_000 }
const megabyte = 1024 * 1024
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
    ['with an empty account', 'file.not_archive', null, () => zipOf({ 'account.json': '{}' })],
    ['with an account that is a list', 'file.not_archive', null, () => zipOf({ 'account.json': '[]' })],
    [
      'with an account of no version',
      'file.version',
      '?',
      () => zipOf({ 'account.json': '{"format":"foyer-archive"}' }),
    ],
    [
      'with more empty lines than a file may have lines',
      'file.too_many_rows',
      '100000',
      () => zipOf({ 'organizers.jsonl': '\n'.repeat(300_000) }),
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
    const events = Array.from({ length: 3 }, (_, number) => eventJson({ external_id: `gig-${number}` }))
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
