import { isDeepStrictEqual } from 'node:util'
import { ledgerDue } from '@foyer/contracts/ledger/ledger-messages'
import { createWriteTransaction } from 'electrodb'
import {
  LedgerLineEntity,
  type LedgerLineItem,
  LedgerOrderEntity,
  type LedgerOrderItem,
  LedgerTransactionEntity,
  ledgerShardOf,
} from '../store/ledger/ledger-entity.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { outbox, toSend, transactOnce, untilWritten } from '../table/write.ts'
import { noteOrder } from '../trace.ts'
import { type Context, instantAfter } from '../verb.ts'
import { linkWhereHeld } from './link-payout.ts'
import { type Movement, movementsOf } from './movements.ts'
import { askFacts } from './stripe-facts.ts'

/** A transaction takes 100 items, and a line two. */
const linesAtOnce = 40

/** After how many seconds Stripe is asked again for what it had not booked; then not before more money moves. */
const pauses = [60, 300, 900, 3600, 4 * 3600, 86_400, 3 * 86_400]

/**
 * Adds to an account's ledger what it lacks of an order. May run at any time, at once and any number of times: the order's marker is read before the order
 * and Stripe, and written with each line, so a line is written once and none that is older replaces one. Errors: payment.unavailable, server.busy.
 */
export async function bookOrder(ctx: Context, short_id: string): Promise<void> {
  let written: 'more' | OrderPlan | null = 'more'
  while (written === 'more') written = await untilWritten(() => bookOnce(ctx, short_id))
  if (written?.order.stripe_account_id) await linkWhereHeld(written.lines, written.order.stripe_account_id)
}

async function bookOnce(ctx: Context, short_id: string): Promise<'more' | 'lost' | OrderPlan | null> {
  const plan = await planOrder(short_id)
  if (plan === null) return null
  const { order, marker, missing, isOpen } = plan
  const due = isOpen ? pauses[marker?.tries ?? 0] : undefined
  if (missing.length === 0 && due === undefined) return plan
  const now = missing.slice(0, linesAtOnce)
  const next: LedgerOrderItem = {
    booked_order_id: short_id,
    event_id: order.event_id,
    lines: { ...marker?.lines, ...Object.fromEntries(now.map((line) => [shortId(line), line.at])) },
    tries: isOpen ? (marker?.tries ?? 0) + 1 : 0,
    version: (marker?.version ?? 0) + 1,
    ...outbox(due === undefined ? undefined : again(ctx, order, due)),
  }
  const refusals = await transactOnce(() => write(order, { before: marker, next, lines: now }))
  if (refusals !== null) return 'lost'
  return now.length < missing.length ? 'more' : plan
}

const again = (ctx: Context, { event_id, short_id }: OrderItem, seconds: number) =>
  toSend(ledgerDue, { event_id, order_short_id: short_id }, instantAfter(ctx, seconds))

interface Write {
  before: LedgerOrderItem | null
  next: LedgerOrderItem
  lines: readonly LedgerLineItem[]
}

function write({ stripe_account_id }: OrderItem, { before, next, lines }: Write) {
  return createWriteTransaction(
    { markers: LedgerOrderEntity, lines: LedgerLineEntity, transactions: LedgerTransactionEntity },
    (entities) => [
      entities.markers
        .put(next)
        .where(({ version }, { eq, notExists }) =>
          before ? eq(version, before.version) : notExists(version),
        )
        .commit(),
      ...lines.map((line) => entities.lines.put(line).commit()),
      ...lines.flatMap(({ ledger_account_id, shard, at, line_id, stripe }) =>
        stripe && stripe_account_id
          ? entities.transactions
              .upsert({ balance_account_id: stripe_account_id, transaction_id: stripe.transaction_id })
              .set({ ledger_account_id, shard, at, line_id, net: stripe.net })
              .commit()
          : [],
      ),
    ],
  ).go()
}

/** What an order's lines are, which of them the ledger lacks or has without Stripe, and whether Stripe has still to book some. */
export interface OrderPlan {
  order: OrderItem
  marker: LedgerOrderItem | null
  lines: LedgerLineItem[]
  missing: LedgerLineItem[]
  isOpen: boolean
}

/** Compares the ledger with an order and with Stripe, and changes nothing. Null: the order is gone or a test, so no money has moved. */
export async function planOrder(short_id: string): Promise<OrderPlan | null> {
  const { data: marker } = await LedgerOrderEntity.get({ booked_order_id: short_id }).go({ consistent: true })
  const { data: order } = await OrderEntity.get({ short_id }).go({ consistent: true })
  // No money moves for a test event (docs/decisions/0146).
  if (!order || order.is_test) return null
  noteOrder(order.reference)
  const stored = await readLines(order, marker)
  const movements = movementsOf(order, await askFacts(order), stored)
  const lines = movements.map((movement) => lineOf(order, movement, stored.get(movement.line_id)))
  const missing = lines.filter((line) => !isDeepStrictEqual(line.stripe, stored.get(shortId(line))?.stripe))
  const isOpen = lines.some(({ paid_by, stripe }) => paid_by === 'STRIPE' && stripe === null)
  return { order, marker, lines, missing, isOpen }
}

async function readLines(
  order: OrderItem,
  marker: LedgerOrderItem | null,
): Promise<Map<string, LedgerLineItem & Movement>> {
  const keys = Object.entries(marker?.lines ?? {}).map(([line_id, at]) => keyOf(order, { line_id, at }))
  if (keys.length === 0) return new Map()
  const { data } = await LedgerLineEntity.get(keys).go({ consistent: true })
  return new Map(data.map((line) => [shortId(line), { ...line, line_id: shortId(line) }]))
}

/** Lines of an order are told apart by its reference, which is no secret, unlike its id. */
const keyOf = ({ account_id, reference }: OrderItem, { line_id, at }: Pick<Movement, 'line_id' | 'at'>) => ({
  ledger_account_id: account_id,
  shard: ledgerShardOf(reference),
  at,
  line_id: `${reference}:${line_id}`,
})
const shortId = ({ line_id }: LedgerLineItem) => line_id.slice(line_id.indexOf(':') + 1)

function lineOf(order: OrderItem, movement: Movement, stored: LedgerLineItem | undefined): LedgerLineItem {
  const { event_id, reference: order_reference, currency, payment_provider } = order
  const { gross, price, fee, tax, charges, kind, stripe } = movement
  return {
    ...keyOf(order, movement),
    ...{ kind, event_id, order_reference, currency, gross, price, fee, tax, charges, stripe },
    paid_by: payment_provider === 'STRIPE' ? 'STRIPE' : 'OFFLINE',
    ...(stored?.payout_id ? { payout_id: stored.payout_id } : {}),
  }
}
