import { allLines } from '@foyer/core/ledger/read-ledger'
import { mostPoolShards } from '@foyer/core/pool/open-pool'
import { type PoolCounts, readPools } from '@foyer/core/pool/read-pools'
import { rebuildStatistics, type StatisticsDrift } from '@foyer/core/repair/mend-statistics'
import { driftOf, type LedgerDrift } from '@foyer/core/repair/rebuild-ledger'
import { type FoundDrift, rebuildPools } from '@foyer/core/repair/rebuild-pools'
import { type AttendeeItem, readAttendee } from '@foyer/core/store/attendee/attendee-entity'
import { SentEmailEntity } from '@foyer/core/store/email/sent-email-entity'
import type { LedgerLineItem } from '@foyer/core/store/ledger/ledger-entity'
import { OrderEntity, type OrderItem } from '@foyer/core/store/order/order-entity'
import type { Sums } from '@foyer/core/store/statistics/counts'
import { readEventTotals } from '@foyer/core/store/statistics/read-totals'
import { accountOf } from '@foyer/core/testing/mint-owner'
import type { Stripe } from 'stripe'
import type { Stage } from '../stage/stage.ts'

/** An order with everything that belongs to it. */
export interface OrderFacts {
  order: OrderItem
  attendees: (AttendeeItem | null)[]
  /** The kinds of messages recorded as sent about it. */
  sent: { kind: string; ses_message_id: string }[]
}

/** How a case ended, in the table, at Stripe and in the inbox. */
export interface Facts {
  orders: OrderFacts[]
  pools: { counts: PoolCounts | undefined; size: number | null }[]
  drift: FoundDrift[]
  totals: Sums
  statisticsDrift: StatisticsDrift[]
  /** Of its event. */
  lines: LedgerLineItem[]
  ledgerDrift: LedgerDrift[]
  payments: { intent: Stripe.PaymentIntent; refunds: Stripe.Refund[] }[]
  /** SES's ids of all emails that it accepted in this case. */
  inbox: string[]
}

export async function readFacts(stage: Stage, inboxUrl: string): Promise<Facts> {
  const [orders, pools, drift, totals, statisticsDrift, intents, inbox, lines, ledgerDrift] =
    await Promise.all([
      Promise.all(stage.orderIds().map(readOrderFacts)),
      readStock(stage),
      rebuildPools(stage.event_id),
      readEventTotals(stage.event_id),
      rebuildStatistics(stage.event_id),
      stage.atStripe.intentsOf(stage.event_id),
      readInboxIds(inboxUrl),
      readLines(stage),
      driftOf(stage.orderIds()),
    ])
  const payments = await Promise.all(
    intents.map(async (intent) => ({ intent, refunds: await stage.atStripe.refundsOf(intent.id) })),
  )
  return {
    orders: orders.flatMap((one) => one ?? []),
    pools,
    drift,
    totals,
    statisticsDrift,
    payments,
    lines,
    ledgerDrift,
    inbox,
  }
}

async function readOrderFacts(short_id: string): Promise<OrderFacts | null> {
  const { data: order } = await OrderEntity.get({ short_id }).go({ consistent: true })
  if (!order) return null
  const [attendees, sent] = await Promise.all([
    Promise.all(order.slots.map((slot) => readAttendee(slot.short_id))),
    SentEmailEntity.query.primary({ subject_id: short_id }).go({ pages: 'all' }),
  ])
  return { order, attendees, sent: sent.data }
}

async function readStock({ tickets }: Stage): Promise<Facts['pools']> {
  const prices = tickets.flatMap((ticket) => ticket.prices)
  const counts = await readPools(prices.map(({ id }) => ({ pool_id: id, shards: mostPoolShards })))
  return prices.map(({ id, quantity_available }) => ({ counts: counts.get(id), size: quantity_available }))
}

async function readLines({ owner, event_id }: Stage): Promise<LedgerLineItem[]> {
  const lines: LedgerLineItem[] = []
  const ever = { from: '2000-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z' }
  for await (const some of allLines(accountOf(owner.ctx), ever)) lines.push(...some)
  return lines.filter((line) => line.event_id === event_id)
}

async function readInboxIds(inboxUrl: string): Promise<string[]> {
  const answer = await fetch(`${inboxUrl}/store`)
  const { emails } = (await answer.json()) as { emails: { messageId: string }[] }
  return emails.map(({ messageId }) => messageId)
}
