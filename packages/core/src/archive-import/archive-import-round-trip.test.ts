import type { ArchivedEvent, ArchivedOrganizer } from '@foyer/contracts/archive/archive-lines'
import type { ImportRow } from '@foyer/contracts/import/import-row'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { codeHash } from '../store/attendee/attendee-entity.ts'
import { readEventRows } from '../store/event/event-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { addPicture, decodePictures } from '../testing/add-picture.ts'
import { accountIn, eventsIn } from '../testing/archived-events.ts'
import { drawPhoto } from '../testing/draw-photo.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintRichAccount } from '../testing/mint-rich-account.ts'
import { importArchive } from '../testing/send-events-import.ts'
import { linesIn, readArchiveBytes, writeArchiveFile } from '../testing/write-archive-file.ts'
import type { Context } from '../verb.ts'

const patience = { timeout: 300_000 }
type Files = Awaited<ReturnType<typeof writeArchiveFile>>

let rich: Awaited<ReturnType<typeof mintRichAccount>>
let files: Files
let bytes: Uint8Array
beforeAll(async () => {
  rich = await mintRichAccount()
  const { ctx, account_id, event_id } = rich
  const wide = await drawPhoto({ width: 1200, height: 300, orientation: 1 })
  await addPicture(ctx, { type: 'EVENT_BANNER', account_id, owner_id: event_id }, wide)
  const organizer = (await organizersOf(ctx))[0]?.id ?? ''
  const small = await drawPhoto({ width: 300, height: 300, orientation: 1 })
  await addPicture(ctx, { type: 'ORGANIZER_LOGO', account_id, owner_id: organizer }, small)
  files = await writeArchiveFile(ctx)
  bytes = await readArchiveBytes(account_id)
}, 300_000)

async function organizersOf(ctx: Context) {
  const { data } = await OrganizerEntity.query
    .primary({ account_id: accountOf(ctx) })
    .go({ consistent: true })
  return data
}

/** What the image queue does with all that an import brought. */
async function decodeAll(ctx: Context): Promise<void> {
  const account_id = accountOf(ctx)
  for (const { id } of await organizersOf(ctx))
    await decodePictures(ctx, { type: 'ORGANIZER_LOGO', account_id, owner_id: id })
  for (const { id } of await readEventRows(account_id))
    for (const type of ['EVENT_COVER', 'EVENT_BANNER'] as const)
      await decodePictures(ctx, { type, account_id, owner_id: id })
}

/** The pictures of an archive by what has them. */
function picturesIn(archived: Files): Map<string, Uint8Array> {
  const owners = [
    ...linesIn<ArchivedOrganizer>(archived, 'organizers.jsonl').map(({ name, images }) => ({ name, images })),
    ...linesIn<ArchivedEvent>(archived, 'events.jsonl').map(({ title, images }) => ({ name: title, images })),
  ]
  return new Map(
    owners.flatMap(({ name, images }) =>
      images.map(({ type, file }) => [`${type} of ${name}`, archived[file] ?? new Uint8Array()] as const),
    ),
  )
}

/** How far two pictures are apart, of 255. */
async function distance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!first || !second) throw new Error('no picture')
  expect([second.info.width, second.info.height]).toEqual([first.info.width, first.info.height])
  const sum = first.data.reduce((all, value, index) => all + Math.abs(value - (second.data[index] ?? 0)), 0)
  return sum / first.data.length
}

/** The rows of orders, with what they are called in their account left out. */
function rowsIn(archived: Files) {
  const names = Object.keys(archived).filter((name) => name.startsWith('orders/'))
  return names
    .flatMap((name) => linesIn<ImportRow>(archived, name))
    .map((row) => {
      const {
        order_external_id: _order,
        external_id: _ticket,
        code_hashes: _codes,
        sold_at: _sold,
        ...told
      } = row
      return told
    })
}

it(
  'brings all of an account into another one: the archive of that one says the same, with the same pictures',
  patience,
  async () => {
    const { ctx } = await mintOwner()
    const { progress, report } = await importArchive(ctx, bytes)
    expect(progress).toMatchObject({
      ...{ status: 'DONE', format: 'archive', rows_done: 2, rows_total: 2, problem: null, problems: [] },
      counts: { created: 2, refused: 0 },
      made: { organizers: 1, taxes_and_fees: 2, message_templates: 1 },
      images: { done: 3, refused: 0 },
      ...{ orders_total: 1, orders_done: 1 },
      orders: [
        { title: 'Night of Sounds', status: 'DONE', rows_done: 2, counts: { created: 1, skipped: 1 } },
      ],
    })
    expect(report.map(({ file, outcome }) => `${file} ${outcome}`)).toEqual([
      ...['account.json created', 'account.json created', 'account.json created', 'organizers.jsonl created'],
      ...['events.jsonl created', 'events.jsonl created'],
    ])
    await decodeAll(ctx)
    const again = await writeArchiveFile(ctx)
    expect(eventsIn(again)).toEqual(eventsIn(files))
    const told = (archived: Files) => {
      const { taxes_and_fees, message_templates } = accountIn(archived)
      return [...taxes_and_fees, ...message_templates].map(({ external_id: _id, ...fields }) => fields)
    }
    expect(told(again)).toEqual(told(files))
    const [before, after] = [picturesIn(files), picturesIn(again)]
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
    expect(before.size).toBe(3)
    for (const [name, picture] of before)
      expect(await distance(picture, after.get(name) ?? new Uint8Array())).toBeLessThan(4)
    // What was refunded or canceled there was not brought.
    expect(rowsIn(again)).toEqual(rowsIn(files).filter(({ status }) => status === 'paid'))
    const [row] = Object.keys(again)
      .filter((name) => name.startsWith('orders/'))
      .flatMap((name) => linesIn<ImportRow>(again, name))
    const [slot] = rich.order.slots
    expect(row?.code_hashes).toContain(codeHash(slot?.short_id ?? ''))
    expect(row?.checked_in_at).toBeDefined()
  },
)
