import type { AuditAction } from '@foyer/contracts/audit/audit'
import type { actionTaken } from '@foyer/contracts/audit/audit-messages'
import type { Message } from '@foyer/contracts/message'
import type { Context } from '../../context.ts'
import type { OrderItem } from '../order/order-entity.ts'
import { audited } from './audited.ts'

type OrderAction = Extract<AuditAction, `order.${string}`>
type Order = Pick<OrderItem, 'account_id' | 'event_id' | 'short_id' | 'reference' | 'currency' | 'total'>

/** The message by which an order's write reports who did what to it; `amount` in minor units, else the order's total. */
export function auditedOrder(
  ctx: Context,
  action: OrderAction,
  { account_id, event_id, short_id, reference, currency, total }: Order,
  amount = total,
): Message<typeof actionTaken> {
  return audited(ctx, {
    account_id,
    action,
    subject_id: short_id,
    details: { event_id, reference, amount, currency },
  })
}
