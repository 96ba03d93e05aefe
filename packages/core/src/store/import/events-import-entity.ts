import type {
  CreateEventsImportBody,
  EventsImportLine,
  EventsImportProgress,
} from '@foyer/contracts/import/events-import'
import type { ImportCounts, ImportStatus } from '@foyer/contracts/import/import-row'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'
import type { Actor } from '../../verb.ts'
import type { ArchiveProgress } from './archive-progress.ts'

/** A requested import of events, how far it is and what it did. Read by its id, and by its account, newest last: those of test keys apart. */
export const EventsImportEntity = new LazyEntity(
  {
    model: { entity: 'events_import', version: '1', service: 'foyer' },
    attributes: {
      id: { type: 'string', required: true },
      account_id: { type: 'string', required: true },
      /** The request, as in the contract. */
      body: { type: kept<CreateEventsImportBody>(), required: true },
      /** Who requested it: it may do what they may. */
      actor: { type: kept<Actor>(), required: true },
      by_test_key: { type: 'boolean', default: false },
      /** The import with its file: itself, or an earlier one. */
      file_of: { type: 'string', required: true },
      status: { type: kept<ImportStatus>(), required: true },
      /** How many events of the file are done. */
      position: { type: 'number', required: true },
      rows_total: { type: kept<number | null>(), required: true },
      counts: { type: kept<ImportCounts>(), required: true },
      problem: { type: kept<string | null>(), required: true },
      /** The code of that problem, and what it is about. */
      problem_code: { type: 'string' },
      problem_about: { type: 'string' },
      /** The first events that were refused, once it is done. */
      problems: { type: kept<EventsImportLine[]>() },
      /** The first events that it created or corrected, once it is done. */
      events: { type: kept<EventsImportProgress['events']>() },
      /** The positions at which parts of the report begin. */
      parts: { type: kept<number[]>(), required: true },
      /** While it is undone: the last claim that was looked at. */
      undone_to: { type: 'string' },
      created_at: { type: 'string', required: true },
      /** When it last went on. */
      went_on_at: { type: 'string', required: true },
      /** How far an archive is, and how often that was written down: each state follows from the one before. */
      archive: { type: kept<ArchiveProgress>() },
      turn: { type: 'number' },
      /** The last request to undo it: its imports of orders are undone once for each. */
      undo_request: { type: 'string' },
      /** When the report was whole. */
      done_at: { type: 'string' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['id'] },
        sk: { field: 'sk', composite: [] },
      },
      account: {
        index: 'gsi2',
        scope: 'events_import',
        pk: { field: 'gsi2pk', composite: ['account_id', 'by_test_key'] },
        sk: { field: 'gsi2sk', composite: ['created_at', 'id'] },
      },
    },
  },
  onTable,
)
export type EventsImportItem = EntityItem<typeof EventsImportEntity>
