import type { ExportStatus } from '@foyer/contracts/export/export'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'
import type { Actor } from '../../verb.ts'
import type { ExportUpload } from '../export/export-entity.ts'

/**
 * An account's archive and its progress: one each, so a new one takes the place of the last. Read by its account, and deleted by TTL soon after
 * its file.
 */
export const ArchiveEntity = new LazyEntity(
  {
    model: { entity: 'archive', version: '1', service: 'foyer' },
    attributes: {
      archived_account_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      /** Who requested it, for the audit log. */
      actor: { type: kept<Actor>(), required: true },
      status: { type: kept<ExportStatus>(), required: true },
      /** How often it was begun or gone on with, and how often an attempt wrote down how far it came. */
      attempts: { type: 'number', required: true },
      steps: { type: 'number', required: true },
      /** The attempt with the state to go on from; absent: it begins. */
      state_of: { type: 'number' },
      /** The upload in S3, once it has one, and its finished parts. */
      upload: { type: kept<Pick<ExportUpload, 'upload_id' | 'parts'>>() },
      events_done: { type: 'number', required: true },
      events_total: { type: kept<number | null>(), required: true },
      tickets: { type: 'number', required: true },
      size_bytes: { type: kept<number | null>(), required: true },
      created_at: { type: 'string', required: true },
      /** When the current or last attempt began. */
      went_on_at: { type: 'string', required: true },
      expires_at: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['archived_account_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type ArchiveItem = EntityItem<typeof ArchiveEntity>
