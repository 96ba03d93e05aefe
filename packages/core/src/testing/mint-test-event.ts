import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { payTestOrder } from '../payment/pay-test-order.ts'
import { rebuildPools } from '../repair/rebuild-pools.ts'
import { listTickets } from '../ticket/read-tickets.ts'
import type { Context } from '../verb.ts'
import { nameBuyer, reserve } from './buy.ts'
import type { mintEvent } from './mint-event.ts'
import { type LiveEvent, mintLiveEvent } from './mint-live-event.ts'
import { testContext } from './test-context.ts'

export interface TestEvent extends LiveEvent {
  ticket: Ticket
  stock: () => Promise<{ sold: number | undefined; held: number | undefined; drift: number }>
  /** Creates an order with a named buyer who still has to pay. Returns its link id. */
  named: (ctx?: Context, quantity?: number) => Promise<string>
  /** Presses one of the two buttons of its payment step. */
  press: (order_short_id: string, is_declined?: boolean, by?: Context) => ReturnType<typeof payTestOrder>
  paid: (quantity?: number) => Promise<string>
  /** The parameters of an organizer's verb. */
  managed: (order_short_id: string) => { params: { event_id: string; order_short_id: string } }
}

/** A live test event with one ticket at 24.00, of an account that can take real payments. */
export async function mintTestEvent(given: Parameters<typeof mintEvent>[1] = {}): Promise<TestEvent> {
  const prices = [{ price: 2400, quantity_available: 10 }]
  const live = await mintLiveEvent([{ type: 'PAID', prices }], { is_test: true, ...given })
  const [ticket] = live.tickets
  if (!ticket) throw new Error('no ticket')
  const params = { event_id: live.event.id }
  const named: TestEvent['named'] = async (at, quantity = 1) =>
    (await nameBuyer(await reserve(ticket, quantity, at), at)).short_id
  const press: TestEvent['press'] = (order_short_id, is_declined = false, by = testContext()) =>
    payTestOrder(by, { params: { order_short_id }, body: { is_declined } })
  return {
    ...live,
    ticket,
    named,
    press,
    stock: async () => {
      const { data } = await listTickets(live.ctx, { params, query: { page: 1, per_page: 20 } })
      const { quantity_sold: sold, quantity_held: held } = data[0]?.prices[0] ?? {}
      return { sold, held, drift: (await rebuildPools(live.event.id)).length }
    },
    paid: async (quantity) => {
      const short_id = await named(undefined, quantity)
      await press(short_id)
      return short_id
    },
    managed: (order_short_id) => ({ params: { ...params, order_short_id } }),
  }
}
