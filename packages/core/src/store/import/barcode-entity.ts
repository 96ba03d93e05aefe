import type { EntityItem } from 'electrodb'
import { LazyEntity, onTable } from '../../table/entity.ts'

/**
 * The code of a ticket from another system, and the attendee that it admits: unique within its event (docs/decisions/0133). It leads to
 * no page. Read by event and the code's hash.
 */
export const BarcodeEntity = new LazyEntity(
  {
    model: { entity: 'barcode', version: '1', service: 'foyer' },
    attributes: {
      barcode_event_id: { type: 'string', required: true },
      code_hash: { type: 'string', required: true },
      attendee_short_id: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['barcode_event_id'] },
        sk: { field: 'sk', composite: ['code_hash'], casing: 'none' },
      },
    },
  },
  onTable,
)
export type BarcodeItem = EntityItem<typeof BarcodeEntity>

/** Which attendees of the event these codes admit, by the codes' hashes; strongly read. */
export async function readBarcodes(
  barcode_event_id: string,
  code_hashes: readonly string[],
): Promise<Map<string, string>> {
  if (code_hashes.length === 0) return new Map()
  const keys = code_hashes.map((code_hash) => ({ barcode_event_id, code_hash }))
  const { data } = await BarcodeEntity.get(keys).go({ consistent: true })
  return new Map(data.map(({ code_hash, attendee_short_id }) => [code_hash, attendee_short_id]))
}
