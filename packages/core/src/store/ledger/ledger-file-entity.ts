import type { ExportFormat, ExportStatus } from '@foyer/contracts/export/export'
import type { Locale } from '@foyer/contracts/locale'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'

/** A requested file of a month's ledger and its progress. Read by its id alone, and deleted by TTL soon after its file. */
export const LedgerFileEntity = new LazyEntity(
  {
    model: { entity: 'ledger_file', version: '1', service: 'foyer' },
    attributes: {
      id: { type: 'string', required: true },
      account_id: { type: 'string', required: true },
      month: { type: 'string', required: true },
      format: { type: kept<ExportFormat>(), required: true },
      /** The language of its words, amounts and cells. */
      locale: { type: kept<Locale>(), required: true },
      status: { type: kept<ExportStatus>(), required: true },
      rows_done: { type: 'number', required: true },
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
export type LedgerFileItem = EntityItem<typeof LedgerFileEntity>
