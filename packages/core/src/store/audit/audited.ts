import type { AuditAction, AuditDetails } from '@foyer/contracts/audit/audit'
import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import type { Message } from '@foyer/contracts/message'
import { toSend } from '../../table/write.ts'
import { type Context, nowInstant } from '../../verb.ts'
import type { OrderItem } from '../order/order-entity.ts'

type Happened<Action extends AuditAction> = {
  account_id: string
  action: Action
  /** The person or thing it was done to. */
  subject_id: string
} & (Record<never, never> extends AuditDetails<Action>
  ? { details?: never }
  : { details: AuditDetails<Action> })

/** The message with which a verb's write reports who did what. It goes into the outbox of the changed item. */
export function audited<Action extends AuditAction>(
  ctx: Context,
  { account_id, action, subject_id, details }: Happened<Action>,
): Message<typeof actionTaken> {
  const [actor_kind, actor_id] = actorOf(ctx)
  const at = nowInstant(ctx)
  return toSend(actionTaken, {
    account_id,
    at,
    action,
    actor_kind,
    actor_id,
    subject_id,
    details: details ?? {},
  })
}

function actorOf({ actor }: Context) {
  if (actor.kind === 'user') return ['USER', actor.user_id] as const
  return actor.kind === 'api_key' ? (['API_KEY', actor.api_key_id] as const) : (['SYSTEM', null] as const)
}

type OrderAction = Extract<AuditAction, `order.${string}`>
type Order = Pick<OrderItem, 'account_id' | 'event_id' | 'short_id' | 'reference' | 'currency' | 'total'>

/**
 * The message with which an order's write reports who did what to it. `amount` is in minor units, by default the order's
 * total.
 */
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
