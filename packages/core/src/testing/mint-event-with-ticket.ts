import type { Context } from '../context.ts'
import { createEvent } from '../event/create-event.ts'
import { createOrganizer } from '../organizer/create-organizer.ts'
import { openPool } from '../pool/open-pool.ts'
import { PoolEntity } from '../pool/pool-entity.ts'
import { newId } from '../random-id.ts'
import { TicketEntity, type TicketItem } from '../ticket/ticket-entity.ts'
import { mintOwner } from './mint-owner.ts'

export interface MintedEvent {
  /** The owner of the event's account. */
  ctx: Context
  event_id: string
  ticket: TicketItem
}

/** A fresh account's draft event with one free ticket, of which that many are sold. */
export async function mintEventWithTicket({ sold = 0 } = {}): Promise<MintedEvent> {
  const event = await mintBareEvent()
  return { ...event, ticket: await mintTicket(event.event_id, sold) }
}

/** A fresh account's draft event without tickets. */
export async function mintBareEvent(): Promise<Omit<MintedEvent, 'ticket'>> {
  const { ctx } = await mintOwner()
  const place = { currency: 'EUR', timezone: 'Europe/Berlin' } as const
  const organizer = await createOrganizer(ctx, {
    body: { name: 'Night Owls', email: 'owls@example.com', description: '', website: '', ...place },
  })
  const { id } = await createEvent(ctx, {
    body: {
      organizer_id: organizer.id,
      title: 'Night Market',
      description: '',
      start_date: '2027-05-01T18:00:00.000Z',
      end_date: null,
      ...place,
    },
  })
  return { ctx, event_id: id }
}

/** A free ticket of that event, of which that many are sold. */
export async function mintTicket(event_id: string, sold = 0): Promise<TicketItem> {
  const price_id = newId('price')
  const pool_shards = await openPool(price_id, 100)
  await PoolEntity.patch({ pool_id: price_id, shard: 0 }).add({ sold, free: -sold }).go()
  const { data: ticket } = await TicketEntity.create({
    event_id,
    id: newId('ticket'),
    title: 'Standing',
    description: '',
    type: 'FREE',
    prices: [{ ...freePrice, id: price_id, pool_shards }],
    min_per_order: 1,
    max_per_order: 10,
    sale_start_date: null,
    sale_end_date: null,
    ...shownAlways,
    tax_and_fee_ids: [],
    sort_order: 0,
    version: 1,
  }).go()
  return ticket
}

const freePrice = {
  label: '',
  price: 0,
  quantity_available: 100,
  sale_start_date: null,
  sale_end_date: null,
  is_hidden: false,
}

const shownAlways = {
  is_hidden: false,
  is_paused: false,
  hide_when_sold_out: false,
  hide_before_sale_start: false,
  hide_after_sale_end: false,
  is_hidden_without_promo_code: false,
  show_quantity_remaining: false,
  collapse_on_load: false,
}
