import { type PromoCode, promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { describe, expect, it } from 'vitest'
import { duplicatePromoCode, generateCode, newPromoCode, toPromoCodeBody } from './promo-code-body.ts'

const promoCode: PromoCode = {
  id: 'pc_2222222222222222',
  event_id: 'ev_2222222222222222',
  code: 'EARLY',
  status: 'ACTIVE',
  discount_type: 'PERCENTAGE',
  discount_amount: 25_000,
  expires_at: '2030-01-01T00:00:00.000Z',
  max_uses: 3,
  max_tickets_discounted: null,
  ticket_ids: [],
  times_used: 2,
  times_held: 1,
  created_at: '2026-01-01T00:00:00.000Z',
}

describe('promo code bodies', () => {
  it('work both ways: the endpoint accepts what the form makes from a promo code', () => {
    expect(promoCodeBody.parse(toPromoCodeBody(promoCode))).toMatchObject({ code: 'EARLY', max_uses: 3 })
  })

  it('show an example of a discount when the text could not be read, such as 12.3456', () => {
    const { error } = promoCodeBody.safeParse({ ...newPromoCode(), code: 'EARLY' })
    expect(error?.issues[0]).toMatchObject({
      path: ['discount_amount'],
      message: 'Enter a discount, such as 10 or 12.5.',
    })
  })

  it('give a duplicate its own code, and no expiry date in the past', () => {
    const copy = promoCodeBody.parse(duplicatePromoCode(promoCode))
    expect(copy.code).not.toBe('EARLY')
    expect(copy).toMatchObject({ discount_amount: 25_000, expires_at: promoCode.expires_at })
    expect(duplicatePromoCode({ ...promoCode, status: 'EXPIRED' }).expires_at).toBeNull()
  })

  it('generate codes that differ, are valid, and have no look-alike characters', () => {
    const codes = Array.from({ length: 200 }, generateCode)
    expect(new Set(codes).size).toBe(200)
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  })

  it('refuse a missing discount', () => {
    expect(promoCodeBody.safeParse({ ...newPromoCode(), code: 'EARLY' }).success).toBe(false)
  })
})
