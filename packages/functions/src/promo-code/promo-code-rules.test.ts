import { nameBuyer } from '@foyer/core/testing/buy'
import { mintBareEvent, mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { describe, expect, it } from 'vitest'
import { publicRoutes } from '../public-routes.ts'
import { answered } from '../testing/answered.ts'
import { apiApp } from '../testing/api-app.ts'
import { atFields, refusal, refusedAs } from '../testing/refusal.ts'
import { promoCodeRoutes } from './promo-code-routes.ts'

const app = apiApp([...promoCodeRoutes, ...publicRoutes])

describe('a promo code (specification §5, §8)', () => {
  // Specification: 5.promo-code-length
  it('is refused with fewer than 3 or more than 50 characters', async () => {
    const { ctx, event_id } = await mintBareEvent()
    for (const code of ['AB', ' AB ', 'A'.repeat(51)])
      expect(await refusal(ctx, `POST /events/${event_id}/promo-codes`, { code })).toEqual(
        atFields({ code: 'Use 3 to 50 characters.' }),
      )
  })

  it('is refused with characters that buyers do not see, and cannot type', async () => {
    const { ctx, event_id } = await mintBareEvent()
    for (const code of ['a\u200bb1', 'a\u00adb1', '\u202eabc', 'ab\u3164c', 'ab\u2800c', 'ab\u0007c'])
      expect(await refusal(ctx, `POST /events/${event_id}/promo-codes`, { code })).toEqual(
        atFields({ code: 'Use letters, digits and symbols such as hyphens, without spaces.' }),
      )
    for (const code of ['Frühling', '春季優惠', 'LOVE❤️'])
      expect(await answered(ctx, `POST /events/${event_id}/promo-codes`, { code })).toMatchObject({ code })
  })

  it('is refused a discount of zero and one above 100 percent', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const create = (discount_type: string, discount_amount: number) =>
      refusal(ctx, `POST /events/${event_id}/promo-codes`, { code: 'EARLY', discount_type, discount_amount })
    const none = atFields({ discount_amount: 'Enter a discount above zero.' })
    expect(await create('FIXED', 0)).toEqual(none)
    expect(await create('PERCENTAGE', 100_001)).toEqual(atFields({ discount_amount: 'Enter at most 100 %.' }))
  })

  it('is refused twice in one event, and does not exist in another', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const create = () => refusal(ctx, `POST /events/${event_id}/promo-codes`, { code: 'EARLY' })
    await expect(create()).rejects.toThrow('was not refused: 201')
    const taken = 'This event already has that promo code. Choose another.'
    expect(await create()).toEqual([409, 'promo_code.taken', { code: [taken] }])
    const unknown = `DELETE /events/${event_id}/promo-codes/pc_2222222222222222`
    expect(await refusal(ctx, unknown)).toMatchObject([404, 'promo_code.not_found', {}])
  })

  it('is refused once it is used up, and a limit below its uses', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const promo = await answered(ctx, `POST /events/${event_id}/promo-codes`, { code: 'ONCE', max_uses: 2 })
    const buy = `POST /public/events/${event_id}/orders`
    const body = {
      lines: [{ ticket_id: ticket.id, price_id: ticket.prices[0]?.id, quantity: 1 }],
      promo_code: 'once',
    }
    for (const _use of [1, 2])
      await nameBuyer(await answered<Parameters<typeof nameBuyer>[0]>(null, buy, body))
    expect(await refusal(null, buy, body)).toEqual(refusedAs('promo_code.used_up'))
    const limit = `PUT /events/${event_id}/promo-codes/${promo.id}`
    const tooLow = { max_uses: ['Enter 2 or more. That many are already taken.'] }
    expect(await refusal(ctx, limit, { code: 'ONCE', max_uses: 1 })).toEqual([
      409,
      'promo_code.below_used',
      tooLow,
    ])
  })

  // Specification: 3.promo-validity 5.promo-code-valid 8.promo-code-invalid
  it('that a buyer enters is refused where it is not known, with a validity flag when it is only asked about', async () => {
    const { event_id, ticket } = await mintEventWithTicket()
    const [price] = ticket.prices
    const lines = [{ ticket_id: ticket.id, price_id: price?.id, quantity: 1 }]
    const body = { lines, promo_code: 'NOSUCH' }
    expect(await refusal(null, `POST /public/events/${event_id}/orders`, body)).toEqual([
      422,
      'promo_code.invalid',
      'Sorry, this promo code is invalid. Check the spelling.',
    ])
    const asked = await app.request(`/api/public/events/${event_id}/promo-codes/NOSUCH`)
    expect(await asked.json()).toMatchObject({ data: { valid: false, state: 'INVALID' } })
  })
})
