import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { ExportEntity, type ExportItem } from '../store/export/export-entity.ts'

/** An export of an event of the caller's. Errors: `event.not_found`, `export.not_found`. */
export async function requireExport(
  ctx: Context,
  { event_id, export_id }: { event_id: string; export_id: string },
): Promise<ExportItem> {
  await requireEvent(ctx, event_id, 'order.manage')
  const { data } = await ExportEntity.get({ id: export_id }).go({ consistent: true })
  if (data?.event_id !== event_id) throw new AppError('export.not_found')
  return data
}
