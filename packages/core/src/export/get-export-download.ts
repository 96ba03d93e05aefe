import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ExportDownload } from '@foyer/contracts/export/export'
import type { getExportDownload as endpoint } from '@foyer/contracts/export/export-endpoints'
import { AppError } from '../app-error.ts'
import { requireMember } from '../authorize.ts'
import { type Context, instantAfter } from '../context.ts'
import { audited } from '../store/audit/audited.ts'
import { ExportEntity } from '../store/export/export-entity.ts'
import { outbox } from '../table/outbox.ts'
import { exportFacts } from './export-facts.ts'
import { exportKey } from './export-key.ts'
import { requireExport } from './require-export.ts'

/** The address works this long, for anyone who has it. */
const linkSeconds = 5 * 60

/**
 * The address of a finished file, for five minutes; that somebody asked for it is told in the audit log. Errors: `event.not_found`, `export.not_found`, `export.not_ready`,
 * `export.expired`.
 */
export async function getExportDownload(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
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
