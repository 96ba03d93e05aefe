import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { rebuildPools } from '../repair/rebuild-pools.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { listTickets } from '../ticket/read-tickets.ts'
import type { Context } from '../verb.ts'
import { nameBuyer, reserve } from './buy.ts'
import { mintLiveEvent } from './mint-live-event.ts'
import { accountOf } from './mint-owner.ts'
import { cards, payInBrowser } from './pay.ts'

export interface PaidEvent {
  /** The event's owner. */
  ctx: Context
  ticket: Ticket
  stripe_account_id: string
  stock: () => Promise<{ sold: number | undefined; held: number | undefined; drift: number }>
  /** Creates an order with a named buyer who still has to pay. Returns its link id. */
  named: (ctx?: Context, quantity?: number) => Promise<string>
  /** Creates an order that was paid at Stripe without Foyer knowing. */
  paid: (ctx?: Context, card?: string) => Promise<string>
  /** The parameters of an organizer's verb. */
  managed: (order_short_id: string) => { params: { event_id: string; order_short_id: string } }
}

/** A live event with one ticket at 24.00. */
export async function mintPaidEvent(quantity_available = 10): Promise<PaidEvent> {
  const prices = [{ price: 2400, quantity_available }]
  const { tickets, event, ctx } = await mintLiveEvent([{ type: 'PAID', prices }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const named = async (at?: Context, quantity = 1) =>
    (await nameBuyer(await reserve(ticket, quantity, at), at)).short_id
  return {
    ctx,
    ticket,
    stripe_account_id: (await readAccount(accountOf(ctx)))?.stripe_account_id ?? '',
    stock: async () => {
      const [now] = (
        await listTickets(ctx, { params: { event_id: event.id }, query: { page: 1, per_page: 20 } })
      ).data
      const { quantity_sold: sold, quantity_held: held } = now?.prices[0] ?? {}
      return { sold, held, drift: (await rebuildPools(event.id)).length }
    },
    named,
    paid: async (at, card = cards.success) => {
      const short_id = await named(at)
      await payInBrowser(short_id, card, at)
      return short_id
    },
    managed: (order_short_id) => ({ params: { event_id: event.id, order_short_id } }),
  }
}
