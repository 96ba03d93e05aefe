import type { ExportProgress } from '@foyer/contracts/export/export'
import type { Context } from '../context.ts'
import type { ExportItem } from '../store/export/export-entity.ts'

/** The consumer has five minutes; who is still writing after six was killed. */
const longestAttemptMs = 6 * 60_000
const longestWaitMs = 15 * 60_000

/** An export as the contract shows it: one that no process works on any more has failed. */
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
