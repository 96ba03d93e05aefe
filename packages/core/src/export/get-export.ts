import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ExportProgress } from '@foyer/contracts/export/export'
import type { getExport as endpoint } from '@foyer/contracts/export/export-endpoints'
import type { Context } from '../context.ts'
import { exportProgressOf } from './export-progress-of.ts'
import { requireExport } from './require-export.ts'

/** How far a file is. Errors: `event.not_found`, `export.not_found`. */
export async function getExport(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<ExportProgress> {
  return exportProgressOf(ctx, await requireExport(ctx, params))
}
