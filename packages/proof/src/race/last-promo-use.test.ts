import { createOrderBody } from '@foyer/contracts/order/order-bodies'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { createPromoCode } from '@foyer/core/promo-code/promo-codes'
import { firstPriceOf } from '@foyer/core/testing/buy'
import { proveScarceRace } from './scarce-race.ts'
import { openSale, openVenue } from './venue.ts'

const venue = await openVenue()

/** F10: an order is one use of a promo code, for any number of tickets. There are enough tickets for everybody. */
proveScarceRace({
  name: 'last promo use',
  refusal: 'promo_code.used_up',
  mostUnits: 1,
  arrange: async (random) => {
    const size = random.whole(1, 12)
    const { event_id, tickets } = await openSale(venue, {})
    const [ticket] = tickets
    if (!ticket) throw new Error('No ticket was created.')
    const code = { code: 'Spring', discount_type: 'PERCENTAGE', discount_amount: 50_000, max_uses: size }
    const body = promoCodeBody.parse(code)
    const { id } = await createPromoCode(venue.owner, { params: { event_id }, body })
    return {
      event_id,
      size,
      pool: { pool_id: id, shards: 1 },
      orderOf: (_units, orderRandom) => {
        const line = { ticket_id: ticket.id, price_id: firstPriceOf(ticket) }
        const lines = [{ ...line, quantity: orderRandom.whole(1, 4) }]
        return createOrderBody.parse({ lines, promo_code: orderRandom.pick(['Spring', 'SPRING', 'spring']) })
      },
    }
  },
})
