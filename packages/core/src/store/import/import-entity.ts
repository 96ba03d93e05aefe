import type { CreateImportBody } from '@foyer/contracts/import/import'
import type { ImportReportLine } from '@foyer/contracts/import/import-report'
import type { ImportCounts, ImportStatus } from '@foyer/contracts/import/import-row'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'
import type { Actor } from '../../verb.ts'

/** A requested import, how far it is and what it did. Read by its id, and by its event, newest last. */
export const ImportEntity = new LazyEntity(
  {
    model: { entity: 'import', version: '1', service: 'foyer' },
    attributes: {
      id: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      account_id: { type: 'string', required: true },
      /** The request, as in the contract. */
      body: { type: kept<CreateImportBody>(), required: true },
      /** Who requested it: it may do what they may. */
      actor: { type: kept<Actor>(), required: true },
      /** From it the ids of its orders follow, so that an attempt that died is repeated with the same ones. A secret. */
      seed: { type: 'string', required: true },
      /** The import with its file: itself, or an earlier one. */
      file_of: { type: 'string', required: true },
      status: { type: kept<ImportStatus>(), required: true },
      /** How many orders of the file are done. */
      position: { type: 'number', required: true },
      rows_done: { type: 'number', required: true },
      rows_total: { type: kept<number | null>(), required: true },
      counts: { type: kept<ImportCounts>(), required: true },
      /** Places that refused orders would have needed, by pool. */
      wanted: { type: kept<Record<string, number>>(), required: true },
      /** Of a dry run: places that its orders would have taken, by pool. */
      taken: { type: kept<Record<string, number>>(), required: true },
      missing_places: { type: kept<Record<string, number>>(), required: true },
      problem: { type: kept<string | null>(), required: true },
      /** The code of that problem, and what it is about. */
      problem_code: { type: 'string' },
      problem_about: { type: 'string' },
      /** The first rows that were not imported, once it is done. */
      problems: { type: kept<ImportReportLine[]>() },
      /** The positions at which parts of the report begin. */
      parts: { type: kept<number[]>(), required: true },
      /** While it is undone: the last order of the other system that was looked at. */
      undone_to: { type: 'string' },
      created_at: { type: 'string', required: true },
      /** When it last went on. */
      went_on_at: { type: 'string', required: true },
      /** Of an archive's event: the request to undo the whole import for which it was undone. */
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
      event: {
        index: 'gsi2',
        scope: 'import',
        pk: { field: 'gsi2pk', composite: ['event_id'] },
        sk: { field: 'gsi2sk', composite: ['created_at', 'id'] },
      },
    },
  },
  onTable,
)
export type ImportItem = EntityItem<typeof ImportEntity>
