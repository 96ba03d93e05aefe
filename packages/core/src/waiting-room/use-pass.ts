import { isHeld, OrderEntity } from '../store/order/order-entity.ts'
import { UsedPassEntity } from '../store/waiting-room/waiting-room-entity.ts'
import type { InTransaction } from '../table/entity.ts'
import type { TransactionRefusal } from '../table/write.ts'
import { AppError, type Context, ttlAfterDays } from '../verb.ts'

/** Longer than a pass is good for. */
const passDays = 2

/** That an order uses a pass, written with the order itself. */
export interface PassUse {
  pass_id: string
  order_short_id: string
  /** The order that used it before; null: none did. */
  before: string | null
  /** That order is still held: the new one must take its place in the same write. */
  isReplacing: boolean
  ttl: number
}

interface Wanted {
  pass_id: string
  order_short_id: string
  /** The hold that the request wants to replace. */
  replaces: string | undefined
}

/**
 * How an order may use a pass. One pass, one order: another one only after the first has ended without tickets, or in its place while it is only held. What is
 * paid for, or being paid for, keeps its pass, whatever a request names. Error: `waiting_room.pass_used`.
 */
export async function passUse(ctx: Context, { pass_id, order_short_id, replaces }: Wanted): Promise<PassUse> {
  const { data: used } = await UsedPassEntity.get({ pass_id }).go({ consistent: true })
  const before = used?.order_short_id ?? null
  const { data: order } = before
    ? await OrderEntity.get({ short_id: before }).go({ consistent: true })
    : { data: null }
  const isReplacing = order !== null && isHeld(order, ctx.now)
  const isKept = order?.status === 'COMPLETED' || order?.payment_status === 'PROCESSING'
  if (isKept || (isReplacing && before !== replaces)) throw new AppError('waiting_room.pass_used')
  return { pass_id, order_short_id, before, isReplacing, ttl: ttlAfterDays(ctx, passDays) }
}

/** One item of the transaction that writes the order. */
export function passUseWrite(
  entity: InTransaction<typeof UsedPassEntity>,
  { pass_id, order_short_id, before, ttl }: PassUse,
) {
  return entity
    .put({ pass_id, order_short_id, ttl })
    .where(({ order_short_id }, { notExists, eq }) =>
      before === null ? notExists(order_short_id) : eq(order_short_id, before),
    )
    .commit()
}

/** Another order has the pass now. Becomes `waiting_room.pass_used` where an order is created; no other write uses a pass. */
export class PassTaken extends Error {}

/** What it means that a transaction refused that item. Error: `PassTaken`. */
export function requirePassFree(refusal: TransactionRefusal | undefined): void {
  if (refusal === 'ConditionalCheckFailed') throw new PassTaken()
}
