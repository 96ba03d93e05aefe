import type { EntityItem } from 'electrodb'
import { LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'

/**
 * Where the link leads by which the next holder of a ticket accepts it. Whether it is still open stands on the attendee, which names its
 * open offer (docs/decisions/0085); `accepted_as`: the new ticket. Read by its short id.
 */
export const TransferEntity = new LazyEntity(
  {
    model: { entity: 'transfer', version: '1', service: 'foyer' },
    attributes: {
      short_id: { type: 'string', required: true },
      attendee_short_id: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      accepted_as: { type: 'string' },
      ttl: { type: 'number' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['short_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type TransferItem = EntityItem<typeof TransferEntity>

/**
 * A ticket that was passed on, in the place of its attendee: what it was is gone, so that neither a late message nor an earlier release can
 * make it valid again. Read by its short id (link, QR), and by its event and reference.
 */
export const PassedTicketEntity = new LazyEntity(
  {
    model: { entity: 'passed_ticket', version: '1', service: 'foyer' },
    attributes: {
      short_id: { type: 'string', required: true },
      reference: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      order_short_id: { type: 'string', required: true },
      /** What a wallet keeps of it shows; it is void there. */
      order_reference: { type: 'string', required: true },
      ticket_title: { type: 'string', required: true },
      price_label: { type: 'string', required: true },
      first_name: { type: 'string', required: true },
      last_name: { type: 'string', required: true },
      email: { type: 'string', required: true },
      locale: { type: 'string', required: true },
      /** The new holder's first name, for the email that tells the one before. */
      to_first_name: { type: 'string', required: true },
      passed_on_at: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['short_id'] },
        sk: { field: 'sk', composite: [] },
      },
      reference: {
        index: 'gsi2',
        scope: 'passed_reference',
        pk: { field: 'gsi2pk', composite: ['event_id'] },
        sk: { field: 'gsi2sk', composite: ['reference'] },
      },
    },
  },
  onTable,
)
export type PassedTicketItem = EntityItem<typeof PassedTicketEntity>

/** The offer that a link leads to, strongly read, or null. */
export async function readTransfer(short_id: string): Promise<TransferItem | null> {
  const { data } = await TransferEntity.get({ short_id }).go({ consistent: true })
  return data
}

/** When a ticket was passed on, strongly read; null for one that was not. */
export async function readPassedTicket(short_id: string): Promise<PassedTicketItem | null> {
  const { data } = await PassedTicketEntity.get({ short_id }).go({ consistent: true })
  return data
}

/** The same by the reference that people read aloud, a moment late; of that event's tickets. */
export async function findPassedTicket(
  event_id: string,
  reference: string,
): Promise<PassedTicketItem | null> {
  const { data } = await PassedTicketEntity.query.reference({ event_id, reference }).go({ hydrate: true })
  return data[0] ?? null
}
