import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { derivedLinkId, newLinkId } from '../random-id.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { acceptedSecrets, signingSecret } from '../token/token-secret.ts'

/** A new order's id: derived from the caller's Idempotency-Key if they sent one, so that the order is its own record. */
export function newOrderId(ctx: Context, scope: string): string {
  if (ctx.idempotencyKey === null) return newLinkId()
  return derivedLinkId(signingSecret(), `${scope}/${ctx.idempotencyKey}`)
}

/** The order that this very request made before, if it did. Error: request.idempotency_conflict when another did. */
export async function earlierOrder(short_id: string, request_hash: string): Promise<OrderItem | null> {
  const { data } = await OrderEntity.get({ short_id }).go({ consistent: true })
  if (data && data.request_hash !== request_hash) throw new AppError('request.idempotency_conflict')
  return data
}

/** As `earlierOrder`, also of a request that was made while another secret was the one that ids are derived under. */
export async function orderOfKey(
  { idempotencyKey }: Context,
  scope: string,
  request_hash: string,
): Promise<OrderItem | null> {
  if (idempotencyKey === null) return null
  for (const secret of acceptedSecrets()) {
    const order = await earlierOrder(derivedLinkId(secret, `${scope}/${idempotencyKey}`), request_hash)
    if (order) return order
  }
  return null
}
