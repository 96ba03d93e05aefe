import type { CreateExportBody, ExportStatus } from '@foyer/contracts/export/export'
import type { Locale } from '@foyer/contracts/locale'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'
import type { Actor } from '../../verb.ts'

/** A requested file and its progress. Read by its id alone, and deleted by TTL soon after its file. */
export const ExportEntity = new LazyEntity(
  {
    model: { entity: 'export', version: '1', service: 'foyer' },
    attributes: {
      id: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      /** The request, as in the contract. */
      body: { type: kept<CreateExportBody>(), required: true },
      /** Who requested it, for the audit log. */
      actor: { type: kept<Actor>(), required: true },
      /** The language of its headings. */
      locale: { type: kept<Locale>(), required: true },
      status: { type: kept<ExportStatus>(), required: true },
      rows_done: { type: 'number', required: true },
      rows_total: { type: kept<number | null>(), required: true },
      created_at: { type: 'string', required: true },
      /** When the current or last attempt began. */
      started_at: { type: kept<string | null>(), required: true },
      expires_at: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type ExportItem = EntityItem<typeof ExportEntity>
