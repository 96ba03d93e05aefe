import { newId } from '@foyer/core/random-id'
import { countOrder } from '@foyer/core/statistics/count-again'
import { firstPriceOf, nameBuyer } from '@foyer/core/testing/buy'
import { mintAffiliate } from '@foyer/core/testing/mint-affiliate'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { refusal, refusedAs } from '../testing/refusal.ts'

describe('an affiliate', () => {
  it('is refused a code that another affiliate of the event has, and is not found in another event', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    const { code } = await mintAffiliate(ctx, event_id)
    const path = `/events/${event_id}/affiliates`
    const taken = { code: ['Another affiliate of this event has that code. Choose another.'] }
    const again = { name: 'Another Anna', code: code.toUpperCase() }
    expect(await refusal(ctx, `POST ${path}`, again)).toEqual([409, 'affiliate.code_taken', taken])
    const unknown = `GET ${path}/${newId('affiliate')}`
    expect(await refusal(ctx, unknown)).toEqual(refusedAs('affiliate.not_found'))
  })

  it('keeps its code once an order came through it, and cannot be deleted from then on', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const { id, code } = await mintAffiliate(ctx, event_id)
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
    const reserve = `POST /public/events/${event_id}/orders`
    const order = await answered<Parameters<typeof nameBuyer>[0]>(null, reserve, {
      lines,
      affiliate_code: code,
    })
    await nameBuyer(order)
    await countOrder(event_id, order.short_id)
    const path = `/events/${event_id}/affiliates/${id}`
    const sentence =
      'This code has orders, so it cannot be changed. Make the affiliate inactive and create another.'
    const renamed = { name: 'Anna', code: 'another-code' }
    expect(await refusal(ctx, `PUT ${path}`, renamed)).toEqual([
      409,
      'affiliate.code_locked',
      { code: [sentence] },
    ])
    expect(await refusal(ctx, `DELETE ${path}`)).toEqual(refusedAs('affiliate.has_orders'))
  })
})
