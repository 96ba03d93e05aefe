import { type CreateImportBody, createImportBody, type ImportProgress } from '@foyer/contracts/import/import'
import { importDue } from '@foyer/contracts/import/import-messages'
import { type ImportReportLine, importReportLine } from '@foyer/contracts/import/import-report'
import { createImport, getImport, reportKey } from '../import/imports.ts'
import { runImport } from '../import/run-import.ts'
import { readObject } from '../media/s3.ts'
import { ImportEntity } from '../store/import/import-entity.ts'
import { toSend } from '../table/write.ts'
import { type Context, systemContext } from '../verb.ts'
import { sendUpload } from './send-upload.ts'

type Options = Partial<CreateImportBody>

/** A file of an event, asked to be imported and sent: rows, or the text of a CSV file. */
export async function askImport(
  ctx: Context,
  event_id: string,
  file: readonly object[] | string,
  options: Options = {},
): Promise<ImportProgress> {
  const body = createImportBody.parse({ format: 'rows', dry_run: false, ...options })
  const asked = await createImport(ctx, { params: { event_id }, body })
  const text = typeof file === 'string' ? file : file.map((row) => JSON.stringify(row)).join('\n')
  if (asked.upload) await sendUpload(asked.upload, new TextEncoder().encode(text))
  return asked
}

/** What the queue does with its message, once; a small pace makes it hand on. */
export function deliverImport(
  id: string,
  pace?: Parameters<typeof runImport>[2],
  now = new Date(),
): Promise<void> {
  return runImport(systemContext('import', now), toSend(importDue, { import_id: id }), pace)
}

/** The same until nothing is left to do. */
export async function finishImport(id: string, pace?: Parameters<typeof runImport>[2]): Promise<number> {
  for (let times = 1; times < 1000; times += 1) {
    await deliverImport(id, pace)
    const { data } = await ImportEntity.get({ id }).go({ consistent: true })
    if (data && !['WAITING', 'RUNNING', 'UNDOING'].includes(data.status)) return times
  }
  throw new Error('The import does not end.')
}

/** A file imported, or tried: its progress, and its report. */
export async function importFile(
  ctx: Context,
  event_id: string,
  file: readonly object[] | string,
  options: Options = {},
): Promise<{ progress: ImportProgress; report: ImportReportLine[] }> {
  const { id } = await askImport(ctx, event_id, file, options)
  await finishImport(id)
  return readImport(ctx, event_id, id)
}

export async function readImport(ctx: Context, event_id: string, import_id: string) {
  const progress = await getImport(ctx, { params: { event_id, import_id } })
  const bytes = progress.report_url === null ? null : await readObject(reportKey(progress), 1e9)
  const text = bytes instanceof Uint8Array ? Buffer.from(bytes).toString('utf8').trim() : ''
  const report = text === '' ? [] : text.split('\n').map((line) => importReportLine.parse(JSON.parse(line)))
  return { progress, report }
}
