import type { Event } from '@foyer/contracts/event/event'
import { openPools, poolShardCount } from '@foyer/core/pool/open-pool'
import { newId } from '@foyer/core/random-id'
import { countEvent } from '@foyer/core/statistics/count-event'
import { AuditCountEntity, AuditEntity, auditShard } from '@foyer/core/store/audit/audit-entity'
import { EventEntity, eventListRow } from '@foyer/core/store/event/event-entity'
import { OrganizerEntity } from '@foyer/core/store/organizer/organizer-entity'
import {
  PromoCodeEntity,
  PromoCodesEntity,
  PromoCodeUsesEntity,
} from '@foyer/core/store/promo-code/promo-code-entity'
import { allPart } from '@foyer/core/store/statistics/counts'
import { EventStatisticsEntity, statisticsShards } from '@foyer/core/store/statistics/event-statistics-entity'
import { putAll } from '@foyer/core/table/batches'
import { systemContext } from '@foyer/core/verb'

const minute = 60_000
const atOnce = 20
const instantOf = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * minute).toISOString()
const countTo = (length: number) => Array.from({ length }, (_, index) => index)

/** Promo codes of an event by batch writes: one of ten without a limit, the others for ten uses. */
export async function seedPromoCodes(event_id: string, codes: number): Promise<void> {
  const items = countTo(codes).map((index) => ({
    ...{ event_id, id: newId('promo_code'), code: `CODE-${index}`, created_at: instantOf(index) },
    ...{ discount_type: 'PERCENTAGE' as const, discount_amount: 1000, expires_at: null },
    ...usesOf(index % 10 === 9 ? null : 10),
    ...{ max_tickets_discounted: null, ticket_ids: [], is_counted: true, version: 1 },
  }))
  await openPools(items.map(({ id, max_uses }) => ({ pool_id: id, size: max_uses })))
  await putAll(PromoCodeEntity, items)
  await putAll(
    PromoCodeUsesEntity,
    items.map(({ id }, index) => ({ used_event_id: event_id, id, held: 0, sold: index % 10 })),
  )
  await PromoCodesEntity.put({ event_id, changes: 1 }).go()
}

function usesOf(max_uses: number | null) {
  return { max_uses, pool_shards: poolShardCount(max_uses) }
}

/** Entries of an account's audit log: one event was changed that many times. */
export async function seedAuditEntries(account_id: string, event_id: string, entries: number): Promise<void> {
  const items = countTo(entries).map((index) => {
    const id = newId('message')
    return {
      ...{
        account_id,
        shard: auditShard(id),
        at: instantOf(index),
        id,
        action: 'event.status_changed' as const,
      },
      ...{ actor_kind: 'USER' as const, actor_id: null, subject_id: event_id, details: {} },
    }
  })
  await putAll(AuditEntity, items)
  await AuditCountEntity.put({ account_id, entries }).go()
}

/** More events like that one, of the same organizer, each with what it sold. */
export async function seedEvents(like: Event, account_id: string, events: number): Promise<void> {
  const { data } = await EventEntity.get({ event_id: like.id }).go()
  if (!data) throw new Error('The event is gone.')
  const items = countTo(events).map(() => {
    const id = newId('event')
    const event = { ...data, account_id, event_id: id, id }
    return { ...event, row: eventListRow(event) }
  })
  await putAll(EventEntity, items)
  const sold = { part: allPart, orders: 2, tickets: 3, gross: 6000 }
  await putAll(
    EventStatisticsEntity,
    items.flatMap(({ id }) => statisticsShards(id).map((shard) => ({ ...shard, ...sold }))),
  )
  const organizer = { account_id, id: data.organizer_id }
  await OrganizerEntity.patch(organizer).add({ event_count: events }).go()
  const ctx = systemContext('bench')
  const since = ctx.now.toISOString()
  const all = [like, ...items].map(({ id }) => id)
  while (all.length > 0)
    await Promise.all(all.splice(0, atOnce).map((event_id) => countEvent(ctx, { event_id, since })))
}
