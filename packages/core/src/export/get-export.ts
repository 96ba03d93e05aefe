import type { AuditDetails } from '@foyer/contracts/audit/audit'
import type { ExportDownload, ExportProgress } from '@foyer/contracts/export/export'
import type * as endpoints from '@foyer/contracts/export/export-endpoints'
import { requireMember } from '../authorize.ts'
import { requireEvent } from '../event-graph/event-graph.ts'
import { audited } from '../store/audit/audited.ts'
import { ExportEntity, type ExportItem } from '../store/export/export-entity.ts'
import { outbox } from '../table/write.ts'
import { AppError, type Context, instantAfter, type ParsedInput } from '../verb.ts'

/** The progress of a file. */
export async function getExport(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getExport>,
): Promise<ExportProgress> {
  return exportProgressOf(ctx, await requireExport(ctx, params))
}

/** How long a download link works, for anyone who has it. */
const linkSeconds = 5 * 60

/** The URL of a finished file, valid for five minutes. The download is recorded in the audit log. */
export async function getExportDownload(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getExportDownload>,
): Promise<ExportDownload> {
  const item = await requireExport(ctx, params)
  if (item.status !== 'DONE') throw new AppError('export.not_ready')
  if (Date.parse(item.expires_at) <= ctx.now.getTime()) throw new AppError('export.expired')
  const details = exportFacts(item, item.rows_done)
  const { account_id } = requireMember(ctx)
  const told = audited(ctx, { account_id, action: 'export.downloaded', subject_id: item.event_id, details })
  await ExportEntity.patch({ id: item.id }).set(outbox(told)).go()
  const { presignDownload } = await import('../media/s3.ts')
  const url = await presignDownload(exportKey(item), linkSeconds)
  return { url, expires_at: instantAfter(ctx, linkSeconds) }
}

/** An export of an event that the caller manages. */
export async function requireExport(
  ctx: Context,
  { event_id, export_id }: { event_id: string; export_id: string },
): Promise<ExportItem> {
  await requireEvent(ctx, event_id, 'order.manage')
  const { data } = await ExportEntity.get({ id: export_id }).go({ consistent: true })
  if (data?.event_id !== event_id) throw new AppError('export.not_found')
  return data
}

/** The consumer has five minutes. A file that is unfinished after six lost its process. */
const longestAttemptMs = 6 * 60_000
const longestWaitMs = 15 * 60_000

/** An export as the contract shows it. One that no process works on has failed. */
export function exportProgressOf(ctx: Context, item: ExportItem): ExportProgress {
  const { id, event_id, body, rows_done, rows_total, created_at, expires_at } = item
  const { kind, format } = body
  const status = isAbandoned(item, ctx.now) ? 'FAILED' : item.status
  return { id, event_id, kind, format, status, rows_done, rows_total, created_at, expires_at }
}

function isAbandoned({ status, created_at, started_at }: ExportItem, now: Date): boolean {
  const since = (instant: string) => now.getTime() - Date.parse(instant)
  if (status === 'WAITING') return since(created_at) > longestWaitMs
  return status === 'WRITING' && since(started_at ?? created_at) > longestAttemptMs
}

/**
 * What the audit log says about a file: the names of its list's filters, never their values, because a search may be a
 * name.
 */
export function exportFacts({ body }: ExportItem, rows: number): AuditDetails<'export.created'> {
  const fields = Object.keys(body.filter_fields ?? {}).toSorted()
  const narrowed_by = [...(body.query ? ['query'] : []), ...fields].join(' ')
  return { kind: body.kind, format: body.format, rows, narrowed_by }
}

/** The key of a file, under a prefix that no CDN serves and that the bucket's lifecycle empties. */
export function exportKey({ id, event_id, body }: Pick<ExportItem, 'id' | 'event_id' | 'body'>): string {
  return `exports/${event_id}/${id}.${body.format}`
}

/** The key of the list of rows that an attempt chose, for those that go on with it. It is deleted with the file. */
export function rowsKey({ id, event_id }: Pick<ExportItem, 'id' | 'event_id'>, attempt: number): string {
  return `exports/${event_id}/${id}.${attempt}.rows`
}
