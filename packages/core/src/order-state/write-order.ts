import { isDeepStrictEqual } from 'node:util'
import type { Message } from '@foyer/contracts/message'
import { orderCountDue } from '@foyer/contracts/order/order-messages'
import { createWriteTransaction } from 'electrodb'
import { type FewHeld, fewHeldWrite, giveBackHold, requireFewHeld } from '../client-hold/few-held.ts'
import { noteStockChange } from '../event-graph/known-stock.ts'
import type { PoolChange } from '../pool/pool-change.ts'
import {
  busyShards,
  type MarkClearing,
  PoolDrift,
  poolEntities,
  poolWrites,
  type RefusedChange,
  refusedChanges,
} from '../pool/pool-writes.ts'
import { readSingleShards } from '../pool/read-pools.ts'
import type { Busy, TakingResult } from '../pool/take-from-pools.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { ClientHoldEntity } from '../store/client-hold/client-hold-entity.ts'
import type { OrderClaim } from '../store/import/import-claim-entity.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { orderRow } from '../store/order/order-row.ts'
import { PaymentWatchEntity, type PaymentWatchItem } from '../store/payment/payment-watch-entity.ts'
import { changesOf } from '../store/statistics/counts.ts'
import { orderCounts } from '../store/statistics/order-counts.ts'
import { UsedPassEntity } from '../store/waiting-room/waiting-room-entity.ts'
import { isConditionRefused, outbox, toSend, transact, transactOnce, writtenAt } from '../table/write.ts'
import { noteOrder, noteRow } from '../trace.ts'
import { type PassUse, passUseWrite, requirePassFree } from '../waiting-room/use-pass.ts'
import {
  endingWrites,
  type PassedTicket,
  passingActions,
  passingEntities,
  passingWrites,
} from './pass-ticket.ts'

export interface OrderWrite {
  /** The order as it was read; its version must still be the stored one. Null: there must be none yet. */
  before: OrderItem | null
  after: OrderItem
  pools?: readonly PoolChange[]
  messages?: readonly (Message | undefined)[]
  /** Another order of the same buyer that ends in the same write (F22). */
  replaced?: { before: OrderItem; after: OrderItem } | undefined
  /** Money starts to move: the order is watched until it is settled (docs/decisions/0011). */
  watch?: PaymentWatchItem | undefined
  /** The client's count of tickets, for as long as they are few (F30). */
  few?: FewHeld | undefined
  /** The buyer's pass from the waiting room, where a crowd waits. */
  pass?: PassUse | undefined
  /** A ticket of it has its next holder (docs/decisions/0085). */
  passed?: PassedTicket | undefined
  /** What its import keeps of it, or no longer keeps (docs/decisions/0133). */
  claim?: OrderClaim | undefined
  /** Tickets that end with this write, as they were read (docs/decisions/0089). */
  ending?: readonly AttendeeItem[]
}

const entities = {
  order: OrderEntity,
  paymentWatch: PaymentWatchEntity,
  clientHold: ClientHoldEntity,
  usedPass: UsedPassEntity,
  ...passingEntities,
  ...poolEntities,
}

/** `lost`: somebody changed the order first. */
export type OrderWriteResult = 'written' | 'lost'

/**
 * The one write of an order: the item with its next version, its messages, and all pool changes, together or not at
 * all (docs/decisions/0002, 0003). States only move forward because every writer states the version it has read.
 * Error: `PoolDrift` when a pool refuses, since what an order gives back or sells it has taken before (F28).
 */
export async function writeOrder(write: OrderWrite): Promise<OrderWriteResult> {
  const result = await tryWrite(write, transact)
  if (typeof result === 'string') return result
  throw driftOf(write, 'busy' in result ? [] : result)
}

/**
 * The same where the order takes of its pools, tried once: `short`, one has too little free, or other terms; or which
 * shards were busy. Both are negotiated by `takeFromEvent` alone. Errors: `PoolDrift` when what a replaced hold gives back was
 * refused; `ManyHeld` when the client's count was; `PassTaken` when the buyer's pass was.
 */
export async function writeTaking(write: OrderWrite): Promise<TakingResult> {
  const result = await tryWrite(write, transactOnce)
  if (typeof result === 'string' || 'busy' in result) return result
  const others = result.filter(({ isTaking }) => !isTaking)
  if (others.length > 0) throw driftOf(write, others)
  const miscounted = write.replaced ? await miscountedHold(write.replaced.before, result) : []
  if (miscounted.length > 0) throw driftOf(write, miscounted)
  return 'short'
}

async function tryWrite(
  write: OrderWrite,
  run: typeof transactOnce,
  clearing = sooner(write),
): Promise<OrderWriteResult | Busy | RefusedChange[]> {
  const {
    before,
    after,
    pools = [],
    messages = [],
    replaced,
    watch,
    few,
    pass,
    passed,
    claim,
    ending = [],
  } = write
  noteOrder(after.reference)
  noteRows(after, [...ending, ...(passed ? [passed.from, passed.to] : [])])
  const next = nextItem(before, after, messages)
  if (pools.length === 0 && !replaced && !watch && !passed && ending.length === 0 && !clearing)
    return writeAlone(before, next)
  const refusals = await run(() =>
    createWriteTransaction(
      { ...entities, ...claim?.entities } as typeof entities & OrderClaim['entities'],
      ({
        order,
        importClaim,
        paymentWatch,
        clientHold,
        usedPass,
        attendee,
        passedTicket,
        transfer,
        ...entities
      }) => [
        order.put(next).where(isUnchanged(before)).commit(),
        ...(claim ? [claim.write(importClaim)] : []),
        ...(replaced
          ? [
              order
                .put(nextItem(replaced.before, replaced.after, []))
                .where(isUnchanged(replaced.before))
                .commit(),
            ]
          : []),
        ...(passed ? passingWrites({ attendee, passedTicket, transfer }, passed) : []),
        ...endingWrites(attendee, ending),
        ...(few ? [fewHeldWrite(clientHold, few)] : []),
        ...(pass ? [passUseWrite(usedPass, pass)] : []),
        ...poolWrites(entities, pools, clearing),
        ...(watch ? [paymentWatch.put(watch).commit()] : []),
      ],
    ).go(),
  )
  if (refusals === null) {
    noteStockChange(after.event_id)
    await countOff(before, next)
    return 'written'
  }
  const orders = (replaced ? 2 : 1) + (claim ? 1 : 0) + (passed ? passingActions : 0) + ending.length
  const isLost = refusals.slice(0, orders).includes('ConditionalCheckFailed')
  if (isLost) return 'lost'
  if (few) requireFewHeld(few, refusals[orders])
  const counts = orders + (few ? 1 : 0)
  if (pass) requirePassFree(refusals[counts])
  const ofPools = refusals.slice(pass ? counts + 1 : counts)
  const refused = refusedChanges(pools, ofPools)
  if (!clearing && refused.some(({ mayBeMarked }) => mayBeMarked))
    return tryWrite(write, run, { event_id: after.event_id })
  return refused.length > 0 ? refused : { busy: busyShards(pools, ofPools) }
}

/** A hold that ends sooner than it was to: what is known of when holds lapse no longer holds (F3, docs/decisions/0094). */
function sooner({ before, after }: OrderWrite): MarkClearing | undefined {
  if (before?.status !== 'RESERVED' || after.status !== 'RESERVED') return undefined
  const { event_id, reserved_until } = after
  return reserved_until < before.reserved_until ? { event_id, isSooner: true } : undefined
}

function noteRows({ event_id, short_id }: OrderItem, attendees: readonly AttendeeItem[]): void {
  noteRow({ event_id, kind: 'order', short_id })
  for (const attendee of attendees) noteRow({ event_id, kind: 'attendee', short_id: attendee.short_id })
}

function driftOf({ after }: OrderWrite, refused: readonly RefusedChange[]): Error {
  const [first] = refused
  return first ? new PoolDrift(after.event_id, first.change) : new Error('A transaction refused no item.')
}

async function writeAlone(before: OrderItem | null, next: OrderItem): Promise<OrderWriteResult> {
  try {
    await OrderEntity.put(next).where(isUnchanged(before)).go()
    return 'written'
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    return (await isStored(next)) ? 'written' : 'lost'
  }
}

/** The SDK repeats a write that it heard no answer to, which is then refused by what it has written itself. */
async function isStored(next: OrderItem): Promise<boolean> {
  const { data: stored } = await OrderEntity.get({ short_id: next.short_id }).go({ consistent: true })
  return stored?.version === next.version && isDeepStrictEqual(plain(stored), plain(next))
}

/** Without attributes that are undefined, as the table keeps it. */
function plain(order: OrderItem): unknown {
  return JSON.parse(JSON.stringify(order))
}

function nextItem(before: OrderItem | null, after: OrderItem, messages: OrderWrite['messages']): OrderItem {
  const { outbox: _sent, outbox_id: _sentId, row: _row, held_by, ...order } = after
  const sent = outbox(...(messages ?? []), countDue(before, after))
  const holds = held_by && order.status === 'RESERVED' ? { held_by } : {}
  const version = (before?.version ?? 0) + 1
  const next = { ...order, ...holds, version, updated_at: writtenAt(), ...sent }
  const row = orderRow(next)
  return row ? { ...next, row } : next
}

/** A hold that ended or was bought is its client's no longer; one that another replaces was counted off with that one. */
async function countOff(before: OrderItem | null, { status }: OrderItem): Promise<void> {
  if (before?.held_by && status !== 'RESERVED') await giveBackHold(before.held_by, before.slots.length)
}

/** This is written here for every write, so that no verb can forget it (docs/decisions/0024). */
function countDue(before: OrderItem | null, after: OrderItem): Message | undefined {
  const changes = changesOf(before ? orderCounts(before) : {}, orderCounts(after))
  const { event_id, short_id: order_short_id } = after
  return changes.length > 0 ? toSend(orderCountDue, { event_id, order_short_id }) : undefined
}

function isUnchanged(before: OrderItem | null) {
  return (
    order: { short_id: string; version: number },
    { notExists, eq }: { notExists: (value: string) => string; eq: (value: number, to: number) => string },
  ) => {
    if (before === null) return notExists(order.short_id)
    return eq(order.version, before.version)
  }
}

/**
 * Where a replaced hold gives back to the very shard that is taken from, a refusal has two possible reasons. Found here are those
 * by the count: the shard has less taken than the hold, which still stands, gives back (F28).
 */
export async function miscountedHold(
  { short_id, version }: OrderItem,
  refused: readonly RefusedChange[],
): Promise<RefusedChange[]> {
  const givingBack = refused.filter(({ change }) => change.held + change.sold < 0)
  if (givingBack.length === 0) return []
  const shards = await readSingleShards(givingBack.map(({ change }) => change))
  // Read last: unchanged now, it stood when the shards were read.
  const { data: hold } = await OrderEntity.get({ short_id }).go({ consistent: true })
  if (hold?.version !== version) return []
  return givingBack.filter(({ change: { pool_id, shard, held, sold } }) => {
    const seen = shards.find((candidate) => candidate.pool_id === pool_id && candidate.shard === shard)
    return (seen?.taken ?? 0) + held + sold < 0
  })
}
