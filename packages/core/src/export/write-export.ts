import type { exportDue } from '@foyer/contracts/export/export-messages'
import type { Message } from '@foyer/contracts/message'
import { audited } from '../store/audit/audited.ts'
import { ExportEntity, type ExportItem } from '../store/export/export-entity.ts'
import { isConditionRefused, outbox } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'
import { csvFile } from './csv-file.ts'
import { exportAffiliates, exportAnswers } from './export-answers.ts'
import { exportAttendees } from './export-attendees.ts'
import { readBatches } from './export-batches.ts'
import { exportOrders } from './export-orders.ts'
import { type ExportScene, type ExportSource, readExportScene } from './export-rows.ts'
import { findUpload, leastPartBytes, storeEnd, storePart } from './export-upload.ts'
import { exportFacts, exportKey } from './get-export.ts'
import { xlsxFile } from './xlsx-file.ts'

const formats = {
  csv: { open: csvFile, media_type: 'text/csv; charset=utf-8' },
  xlsx: { open: xlsxFile, media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
}

/** Its progress is written down whenever this many more rows are done. */
const rowsPerReport = 2000

/**
 * Writes a requested file, or the next part of one that is large: then another message goes on behind it. An attempt that dies is repeated from the
 * last part on. A failure is shown at once, and the queue tries again.
 */
export async function writeExport(ctx: Context, { payload }: Message<typeof exportDue>): Promise<void> {
  const item = await beginAttempt(ctx, payload.export_id)
  if (!item) return
  try {
    await writeOn(ctx, item)
  } catch (error) {
    await report(item, { status: 'FAILED' })
    throw error
  }
}

/** The export with one more attempt. Null if it is done or gone. */
async function beginAttempt(ctx: Context, id: string): Promise<ExportItem | null> {
  const { data: item } = await ExportEntity.get({ id }).go({ consistent: true })
  if (!item || item.status === 'DONE') return null
  const { data } = await ExportEntity.patch({ id })
    .set({ status: 'WRITING', started_at: nowInstant(ctx) })
    .add({ attempts: 1 })
    .remove(['outbox', 'outbox_id'])
    .where(({ status }, { ne }) => ne(status, 'DONE'))
    .go({ response: 'all_new' })
    .catch((error) => {
      if (isConditionRefused(error)) return { data: null }
      throw error
    })
  return data as ExportItem | null
}

async function writeOn(ctx: Context, item: ExportItem): Promise<void> {
  const scene = await readExportScene(item)
  const { timezone, account_id } = scene.graph.event
  const source = await readSource(scene, item.body)
  const { open, media_type } = formats[item.body.format]
  const stored = { key: exportKey(item), media_type, file_name: fileName(item, scene) }
  const upload = await findUpload(item, source.columns)
  const ids = upload?.ids ?? (await source.choose())
  const file = open(source.columns, timezone, upload?.kept.file)
  const before = upload?.kept.position ?? 0
  let [position, rows] = [before, upload?.kept.rows ?? 0]
  await report(item, { rows_total: ids.length, rows_done: rows })
  let reported = rows
  for await (const batch of readBatches(source, ids, before)) {
    file.add(batch.lines)
    position = batch.end
    rows += batch.lines.length
    if (file.waiting() >= leastPartBytes && position < ids.length)
      return storePart(ctx, {
        item,
        stored,
        ids,
        upload: upload?.kept,
        file,
        position,
        rows,
        columns: source.columns,
      })
    if (rows - reported < rowsPerReport) continue
    reported = rows
    await report(item, { rows_done: rows })
  }
  file.end()
  await storeEnd(item, { stored, upload: upload?.kept, bytes: file.take() })
  await finish(ctx, item, { account_id, rows })
}

async function readSource(scene: ExportScene, body: ExportItem['body']): Promise<ExportSource> {
  switch (body.kind) {
    case 'orders':
      return exportOrders(scene, body)
    case 'attendees':
      return exportAttendees(scene, body)
    case 'answers':
      return exportAnswers(scene, body)
    case 'affiliates':
      return exportAffiliates(scene, body)
  }
}

/** "orders-summer-party-2026-05-01.csv", after "test-" for a test event; a slug holds nothing that a header could not. */
function fileName({ body, created_at }: ExportItem, { graph }: ExportScene): string {
  const name = [graph.event.is_test && 'test', body.kind, graph.event.slug, created_at.slice(0, 10)]
    .filter(Boolean)
    .join('-')
  return `${name}.${body.format}`
}

/** Marks the export as done and records it in the audit log, once for any number of attempts. */
async function finish(
  ctx: Context,
  item: ExportItem,
  { account_id, rows }: { account_id: string; rows: number },
): Promise<void> {
  const happened = { account_id, action: 'export.created', subject_id: item.event_id } as const
  const told = audited({ ...ctx, actor: item.actor }, { ...happened, details: exportFacts(item, rows) })
  await report(item, { status: 'DONE', rows_done: rows, rows_total: rows }, told)
}

type Report = Partial<Pick<ExportItem, 'status' | 'rows_done' | 'rows_total' | 'started_at'>>

/** A finished file stays finished, even if another attempt reports something else. */
async function report({ id }: ExportItem, progress: Report, told?: Message): Promise<void> {
  const change = ExportEntity.patch({ id }).set({ ...progress, ...outbox(told) })
  await (told ? change : change.remove(['outbox', 'outbox_id']))
    .where(({ status }, { ne }) => ne(status, 'DONE'))
    .go()
    .catch((error) => {
      if (!isConditionRefused(error)) throw error
    })
}
