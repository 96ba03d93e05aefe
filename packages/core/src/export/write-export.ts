import type { exportDue } from '@foyer/contracts/export/export-messages'
import type { Message } from '@foyer/contracts/message'
import { audited } from '../store/audit/audited.ts'
import { ExportEntity, type ExportItem } from '../store/export/export-entity.ts'
import { isConditionRefused, outbox } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'
import { csvFile } from './csv-file.ts'
import { exportAffiliates, exportAnswers } from './export-answers.ts'
import { exportAttendees } from './export-attendees.ts'
import { exportOrders } from './export-orders.ts'
import { type ExportRows, type ExportScene, readExportScene } from './export-rows.ts'
import { exportFacts, exportKey } from './get-export.ts'
import { xlsxFile } from './xlsx-file.ts'

const formats = {
  csv: { open: csvFile, media_type: 'text/csv; charset=utf-8' },
  xlsx: { open: xlsxFile, media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
}

/** Its progress is written down whenever this many more rows are done. */
const rowsPerReport = 2000

/**
 * Writes a requested file. Called twice, it writes the same file twice. A failure is shown at once, and the queue
 * tries again.
 */
export async function writeExport(ctx: Context, { payload }: Message<typeof exportDue>): Promise<void> {
  const { data: item } = await ExportEntity.get({ id: payload.export_id }).go({ consistent: true })
  if (!item || item.status === 'DONE') return
  await report(item, { status: 'WRITING', rows_done: 0, started_at: nowInstant(ctx) })
  try {
    await storeFile(ctx, item)
  } catch (error) {
    await report(item, { status: 'FAILED' })
    throw error
  }
}

async function storeFile(ctx: Context, item: ExportItem): Promise<void> {
  const { body } = item
  const scene = await readExportScene(item)
  const { columns, total, batches } = await readRows(scene, body)
  const { open, media_type } = formats[body.format]
  const file = open(columns, scene.graph.event.timezone)
  await report(item, { rows_total: total })
  let [done, reported] = [0, 0]
  for await (const rows of batches) {
    file.add(rows)
    done += rows.length
    if (done - reported < rowsPerReport) continue
    reported = done
    await report(item, { rows_done: done })
  }
  const { writePrivateObject } = await import('../media/s3.ts')
  const bytes = await file.end()
  await writePrivateObject(exportKey(item), { bytes, media_type, file_name: fileName(item, scene) })
  await finish(ctx, item, { account_id: scene.graph.event.account_id, rows: done })
}

function readRows(scene: ExportScene, body: ExportItem['body']): Promise<ExportRows> {
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

/** "orders-summer-party-2026-05-01.csv"; a slug holds nothing that a header could not. */
function fileName({ body, created_at }: ExportItem, { graph }: ExportScene): string {
  const name = [body.kind, graph.event.slug, created_at.slice(0, 10)].filter(Boolean).join('-')
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
