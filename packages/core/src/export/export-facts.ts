import type { AuditDetails } from '@foyer/contracts/audit/audit'
import type { ExportItem } from '../store/export/export-entity.ts'

/** What the audit log says of a file: by what its list was narrowed, never to which value, since a search may be a name. */
export function exportFacts({ body }: ExportItem, rows: number): AuditDetails<'export.created'> {
  const fields = Object.keys(body.filter_fields ?? {}).toSorted()
  const narrowed_by = [...(body.query ? ['query'] : []), ...fields].join(' ')
  return { kind: body.kind, format: body.format, rows, narrowed_by }
}
