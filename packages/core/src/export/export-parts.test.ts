import { randomBytes } from 'node:crypto'
import { createExportBody, type ExportFormat } from '@foyer/contracts/export/export'
import { exportDue } from '@foyer/contracts/export/export-messages'
import { expect, it } from 'vitest'
import { abortUpload, isUploadOver, readObject } from '../media/s3.ts'
import { ExportEntity, type ExportItem } from '../store/export/export-entity.ts'
import { toSend } from '../table/write.ts'
import { csvReaders } from '../testing/csv-readers.ts'
import { loseAnswer } from '../testing/fail-writes.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { mintQuestion } from '../testing/mint-question.ts'
import { readSheet } from '../testing/read-xlsx.ts'
import { asRole } from '../testing/role/as-role.ts'
import type { RoleCall } from '../testing/role/role-call.ts'
import { seedSoldOrders } from '../testing/seed-sold-orders.ts'
import { testContext } from '../testing/test-context.ts'
import { createExport } from './create-export.ts'
import { csvFile } from './csv-file.ts'
import { exportAttendees } from './export-attendees.ts'
import { readBatches } from './export-batches.ts'
import { readExportScene } from './export-rows.ts'
import { exportKey } from './get-export.ts'
import { writeExport } from './write-export.ts'
import { xlsxFile } from './xlsx-file.ts'

/** Twelve megabytes are written to the table first, which takes a busy machine its time. */
const patience = { timeout: 900_000 }
const long = { ...patience, tags: 'long' }
/** A hundred rows are a part, and the rest is the last one. */
const rows = 120
/** What no compression makes shorter than a part, and no workbook cuts off: a cell has 32,767 characters at most. */
const titles = ['Past', 'Present', 'Future', 'Stories']
const longText = () => randomBytes(21_000).toString('base64')

/** An event with 120 attendees, each with four answers of 28 KB. */
async function mintLargeList() {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const questions: Awaited<ReturnType<typeof mintQuestion>>[] = []
  for (const title of titles)
    questions.push(await mintQuestion(ctx, event.id, { title, type: 'MULTI_LINE', belongs_to: 'ATTENDEE' }))
  const sold = { event_id: event.id, ticket_id: tickets[0]?.id ?? '' }
  await seedSoldOrders({
    ...{ ...sold, orders: rows },
    answersOf: () =>
      questions.map(({ id, title }) => ({ question_id: id, title, type: 'MULTI_LINE', value: longText() })),
  })
  const ask = async (format: ExportFormat) => {
    const body = createExportBody.parse({ kind: 'attendees', format })
    return (await createExport(ctx, { params: { event_id: event.id }, body })).id
  }
  return { ctx, event_id: event.id, ask, addOrder: () => seedSoldOrders({ ...sold, orders: 1 }) }
}

const itemOf = async (id: string) => {
  const { data } = await ExportEntity.get({ id }).go({ consistent: true })
  if (!data) throw new Error('The export is gone.')
  return data
}
const attempt = (export_id: string) => writeExport(testContext(), toSend(exportDue, { export_id }))

/** Attempts until it is done. Returns how many it took. */
async function writeAll(id: string, once = attempt): Promise<number> {
  for (let attempts = 1; attempts < 20; attempts += 1) {
    await once(id)
    if ((await itemOf(id)).status === 'DONE') return attempts
  }
  throw new Error('It takes too many attempts.')
}

async function fileOf(item: ExportItem): Promise<Buffer> {
  const bytes = await readObject(exportKey(item), 1e9)
  if (!(bytes instanceof Uint8Array)) throw new Error('There is no file.')
  return Buffer.from(bytes)
}

/** The same file in one piece. */
async function inOnePiece(item: ExportItem): Promise<Buffer> {
  const scene = await readExportScene(item)
  if (item.body.kind !== 'attendees') throw new Error('Only attendees are compared.')
  const source = await exportAttendees(scene, item.body)
  const open = item.body.format === 'csv' ? csvFile : xlsxFile
  const file = open(source.columns, scene.graph.event.timezone)
  for await (const { lines } of readBatches(source, await source.choose(), 0)) file.add(lines)
  file.end()
  return file.take()
}

it.each(['csv', 'xlsx'] as const)(
  'writes a large file of %s part by part, a message each, and it is the file that one attempt would write',
  long,
  async (format) => {
    const { ask } = await mintLargeList()
    const id = await ask(format)
    await attempt(id)
    const first = await itemOf(id)
    expect(first).toMatchObject({ status: 'WRITING', rows_done: 100, rows_total: rows })
    expect(JSON.stringify(first.outbox)).toContain('exportDue')
    expect(await writeAll(id)).toBe(1)
    const item = await itemOf(id)
    expect(item).toMatchObject({ status: 'DONE', rows_done: rows, rows_total: rows })
    const bytes = await fileOf(item)
    expect(bytes.equals(await inOnePiece(item))).toBe(true)
    const read = format === 'csv' ? csvReaders['csv-parse'](bytes) : readSheet(bytes)
    expect(read).toHaveLength(rows + 1)
    expect(new Set(read.map(([reference]) => reference)).size).toBe(rows + 1)
  },
)

it(
  'is the same file when copies of a message are worked on at once, orders come in, and it dies once the file is whole',
  long,
  async () => {
    const { ask, addOrder } = await mintLargeList()
    const id = await ask('csv')
    const whole = await inOnePiece(await itemOf(id))
    await writeAll(id, async (one) => {
      await Promise.all([attempt(one), attempt(one)])
      await addOrder()
    })
    const item = await itemOf(id)
    expect((await fileOf(item)).equals(whole)).toBe(true)
    await ExportEntity.patch({ id }).set({ status: 'WRITING' }).go()
    await attempt(id)
    expect(await itemOf(id)).toMatchObject({ status: 'DONE', rows_done: rows })
    expect((await fileOf(item)).equals(whole)).toBe(true)
  },
)

it('begins again when a question is added in between', long, async () => {
  const { ctx, event_id, ask } = await mintLargeList()
  const id = await ask('csv')
  await attempt(id)
  const { upload } = await itemOf(id)
  await mintQuestion(ctx, event_id, {
    ...{ title: 'Shoe size', type: 'SINGLE_LINE', belongs_to: 'ATTENDEE' },
  })
  await writeAll(id)
  const item = await itemOf(id)
  expect(item.upload?.upload_id).not.toBe(upload?.upload_id)
  const [heading = [], ...lines] = csvReaders['csv-parse'](await fileOf(item))
  expect(heading).toContain('Shoe size')
  expect(lines).toHaveLength(rows)
})

it('goes on behind a part that was written down although the answer was lost', long, async () => {
  const { ask } = await mintLargeList()
  const id = await ask('csv')
  const lost = loseAnswer((input) => JSON.stringify(input).includes('"parts_done"'))
  await attempt(id)
  lost.stop()
  expect(lost.tried()).toBe(1)
  expect(await writeAll(id)).toBe(1)
  const item = await itemOf(id)
  expect(item).toMatchObject({ status: 'DONE', rows_done: rows, rows_total: rows })
  expect((await fileOf(item)).equals(await inOnePiece(item))).toBe(true)
})

it('begins again when S3 has forgotten the upload', long, async () => {
  const { ask } = await mintLargeList()
  const id = await ask('csv')
  await attempt(id)
  const first = await itemOf(id)
  await abortUpload({ key: exportKey(first), upload_id: first.upload?.upload_id ?? '' })
  // As on AWS, where its function may not list the bucket.
  const role = { name: 'export-consumer', allows: ({ action }: RoleCall) => action !== 's3:ListBucket' }
  const { result } = await asRole(role, () => attempt(id).then(() => null, isUploadOver))
  expect(result).toBe(true)
  await writeAll(id)
  const item = await itemOf(id)
  expect(item).toMatchObject({ status: 'DONE', rows_done: rows })
  expect((await fileOf(item)).equals(await inOnePiece(item))).toBe(true)
})
