import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'

/**
 * Which event an import made for an event of another system: written with the event, so that no other import makes a second one
 * (docs/decisions/0148). Read by the account and `referenceOf`; all of an account, in the order of those, to undo an import.
 */
export const EventClaimEntity = new LazyEntity(
  {
    model: { entity: 'event_claim', version: '1', service: 'foyer' },
    attributes: {
      imported_account_id: { type: 'string', required: true },
      reference: { type: 'string', required: true },
      /** The import that made the event, and the last one that changed it. */
      import_id: { type: 'string', required: true },
      updated_by: { type: 'string' },
      event_id: { type: 'string', required: true },
      /** Hashes of what belongs to the event, which no import changes, and of its own texts, dates and settings. */
      belongings: { type: 'string', required: true },
      told: { type: 'string', required: true },
      /** Tickets and questions with a title that others of the event have, too: what rows of its orders call them, and their ids. */
      names: { type: kept<Record<string, string>>() },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['imported_account_id'] },
        // `ab` and `AB` are two events.
        sk: { field: 'sk', composite: ['reference'], casing: 'none' },
      },
    },
  },
  onTable,
)
export type EventClaimItem = EntityItem<typeof EventClaimEntity>

/** What an account knows an imported event by: a test event and a real one may have the same id elsewhere. */
export function referenceOf({ external_id, is_test }: { external_id: string; is_test: boolean }): string {
  return `${is_test ? 'test' : 'real'} ${external_id}`
}

/** The claim of an event of another system, strongly read. */
export async function readEventClaim(
  imported_account_id: string,
  reference: string,
): Promise<EventClaimItem | null> {
  const { data } = await EventClaimEntity.get({ imported_account_id, reference }).go({ consistent: true })
  return data
}
