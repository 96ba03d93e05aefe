import type { EntityItem } from 'electrodb'
import { type InTransaction, kept, LazyEntity, onTable } from '../../table/entity.ts'

/** A ticket as it was imported: `print` is a hash of names, address and notes, `scan_id` its imported admission. */
export interface ClaimedTicket {
  short_id: string
  external_id: string | null
  print: string
  scan_id?: string
}

/**
 * Which order an event's import made for an order of another system: written with the order, so that no other import makes a second one
 * (docs/decisions/0133). Read by the event and that system's id; all of an event, in the order of those ids, to undo an import.
 */
export const ImportClaimEntity = new LazyEntity(
  {
    model: { entity: 'import_claim', version: '1', service: 'foyer' },
    attributes: {
      imported_event_id: { type: 'string', required: true },
      external_id: { type: 'string', required: true },
      /** The import that made the order, and the last one that changed it. */
      import_id: { type: 'string', required: true },
      updated_by: { type: 'string' },
      order_short_id: { type: 'string', required: true },
      /** Hashes of what was sold, which no import changes, and of everything else. */
      sold: { type: 'string', required: true },
      told: { type: 'string', required: true },
      /** In the order of the order's slots. */
      tickets: { type: kept<ClaimedTicket[]>(), required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['imported_event_id'] },
        // `ab` and `AB` are two orders.
        sk: { field: 'sk', composite: ['external_id'], casing: 'none' },
      },
    },
  },
  onTable,
)
export type ImportClaimItem = EntityItem<typeof ImportClaimEntity>

type Claims = InTransaction<typeof ImportClaimEntity>

/** A claim that is made with its order, or given up with it. It brings its own entity: most processes that write orders import none. */
export interface OrderClaim {
  entities: { importClaim: typeof ImportClaimEntity }
  write: (entity: Claims) => ReturnType<ReturnType<Claims['put']>['commit']>
}

/** Makes a claim, if nothing was made for that order of the other system. */
export function madeClaim(claim: ImportClaimItem): OrderClaim {
  return {
    entities: { importClaim: ImportClaimEntity },
    write: (entity) =>
      entity
        .put(claim)
        .where(({ order_short_id }, { notExists }) => notExists(order_short_id))
        .commit(),
  }
}

/** Gives a claim up, if it is still that order's. */
export function endedClaim({ imported_event_id, external_id, order_short_id }: ImportClaimItem): OrderClaim {
  return {
    entities: { importClaim: ImportClaimEntity },
    write: (entity) =>
      entity
        .delete({ imported_event_id, external_id })
        .where((claim, { eq }) => eq(claim.order_short_id, order_short_id))
        .commit(),
  }
}

/** The claims of these orders of another system, strongly read. */
export async function readClaims(
  imported_event_id: string,
  external_ids: readonly string[],
): Promise<Map<string, ImportClaimItem>> {
  if (external_ids.length === 0) return new Map()
  const keys = external_ids.map((external_id) => ({ imported_event_id, external_id }))
  const { data } = await ImportClaimEntity.get(keys).go({ consistent: true })
  return new Map(data.map((claim) => [claim.external_id, claim]))
}
