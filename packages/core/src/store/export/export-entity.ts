import type { CreateExportBody, ExportStatus } from '@foyer/contracts/export/export'
import type { Locale } from '@foyer/contracts/locale'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'
import type { Actor } from '../../verb.ts'

/** How far a file is that is uploaded in parts. */
export interface ExportUpload {
  /** The upload in S3, and its finished parts. */
  upload_id: string
  parts: { number: number; etag: string; checksum: string | null }[]
  /** Which attempt's list of rows it follows (`rowsKey`), of which columns, how many of its ids are in the parts, as how many rows. */
  rows_of: number
  columns: string
  position: number
  rows: number
  /** What the format needs to go on. */
  file: Readonly<Record<string, number>>
}

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
      /** How many times it was begun or gone on with. Exports of earlier releases lack this and what follows. */
      attempts: { type: 'number' },
      upload: { type: kept<ExportUpload>() },
      /** How many parts are uploaded, for conditions. */
      parts_done: { type: 'number' },
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
