import type { OrderMoment } from '@foyer/contracts/order/order'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readUserNames } from '../user/read-user-names.ts'

/** What happened to an order, with today's names of the people who did it. */
export async function readHistory({ account_id, history = [] }: OrderItem): Promise<OrderMoment[]> {
  const names = await readUserNames(
    account_id,
    history.flatMap(({ user_id }) => user_id ?? []),
  )
  return history.map(({ user_id, ...moment }) => ({ ...moment, by: names.get(user_id ?? '') ?? null }))
}
