import { type PromoCodeBody, promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { cancelOrder } from '../order/cancel-order.ts'
import { createOrder } from '../order/create-order.ts'
import { abandonOrder } from '../order/end-hold.ts'
import { validatePromoCode } from '../public-page/check-promo-code.ts'
import { getPublicEvent } from '../public-page/public-event.ts'
import { newLinkId } from '../random-id.ts'
import { rebuildPools } from '../repair/rebuild-pools.ts'
import { firstPriceOf, nameBuyer } from '../testing/buy.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { later, testContext } from '../testing/test-context.ts'
import { countUses } from './count-uses.ts'
import {
  createPromoCode,
  deletePromoCode,
  getPromoCode,
  listPromoCodes,
  updatePromoCode,
} from './promo-codes.ts'

let live: LiveEvent

beforeAll(async () => {
  live = await mintLiveEvent([
    { type: 'PAID', prices: [{ price: 2000 }] },
    { type: 'FREE', title: 'Hidden', is_hidden_without_promo_code: true },
    { type: 'DONATION', prices: [{ price: 500 }] },
  ])
})

const params = () => ({ event_id: live.event.id })
const newCode = () => `Code-${newLinkId().slice(0, 8)}`

function mint(given: Partial<z.input<typeof promoCodeBody>> = {}) {
  return createPromoCode(live.ctx, { params: params(), body: bodyOf(given) })
}

function bodyOf(given: Partial<z.input<typeof promoCodeBody>>): PromoCodeBody {
  return promoCodeBody.parse({ code: newCode(), ...given })
}

const managed = (promo_code_id: string) => ({ params: { ...params(), promo_code_id } })

/** An order of this many of the event's tickets, by their positions. */
function buy(promo_code: string | undefined, quantities: number[], ctx = testContext()) {
  const lines = quantities.flatMap((quantity, index) => {
    const ticket = live.tickets[index]
    return ticket && quantity > 0 ? [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity }] : []
  })
  return createOrder(ctx, { params: params(), body: { lines, promo_code, locale: 'en' } })
}

const usesOf = async (id: string) => {
  const { times_used: used, times_held: held } = await getPromoCode(live.ctx, managed(id))
  return { used, held }
}

describe('a promo code', () => {
  // Specification: 3.promo-limits 7.call-get-promo-code
  it('is held when reserving, used when completed, given back on abandoning and cancelling (F10)', async () => {
    const promo = await mint({ max_uses: 1, ticket_ids: [live.tickets[1]?.id ?? ''] })
    const held = await buy(promo.code, [0, 1, 0])
    expect(await usesOf(promo.id)).toEqual({ used: 0, held: 1 })
    await expect(buy(promo.code, [0, 1, 0])).rejects.toMatchObject({ code: 'promo_code.used_up' })
    await abandonOrder(testContext(), { params: { order_short_id: held.short_id } })
    const order = await nameBuyer(await buy(promo.code.toUpperCase(), [0, 1, 0]))
    expect(order).toMatchObject({ status: 'COMPLETED', promo_code: promo.code })
    expect(await usesOf(promo.id)).toEqual({ used: 1, held: 0 })
    const body = { refund: false, notify_buyer: false }
    await cancelOrder(live.ctx, { params: { ...params(), order_short_id: order.short_id }, body })
    expect(await usesOf(promo.id)).toEqual({ used: 0, held: 0 })
  })

  it('is free again as soon as a hold lapses, even before it is expired (F3, F10)', async () => {
    const promo = await mint({ max_uses: 1 })
    await buy(promo.code, [1])
    const afterwards = later(testContext(), 16 * 60)
    expect(await buy(promo.code, [1], afterwards)).toMatchObject({ promo_code: promo.code })
  })

  // Specification: 3.promo-fields
  it('takes a percentage or an amount off, never from donations, and only off its first units', async () => {
    const half = await mint({
      discount_type: 'PERCENTAGE',
      discount_amount: 50_000,
      max_tickets_discounted: 2,
    })
    const order = await buy(half.code, [3, 0, 1])
    expect(order).toMatchObject({ subtotal: 6500, discount_total: 2000, total: 4500 })
    const fixed = await mint({ discount_type: 'FIXED', discount_amount: 99_999 })
    expect(await buy(fixed.code, [1])).toMatchObject({ discount_total: 2000, total: 0 })
  })

  // Specification: 3.ticket-promo-only
  it('unlocks tickets that are hidden without it, on the page and in the order alike', async () => {
    const promo = await mint()
    const hidden = live.tickets[1]?.id
    const shown = async (promo_code?: string) =>
      (await getPublicEvent(testContext(), { params: params(), query: { promo_code } })).tickets.map(
        ({ id }) => id,
      )
    expect(await shown()).not.toContain(hidden)
    expect(await shown(promo.code)).toContain(hidden)
    await expect(buy(undefined, [0, 1])).rejects.toMatchObject({ code: 'order.not_on_sale' })
    expect(await buy(promo.code, [0, 1])).toMatchObject({ status: 'RESERVED' })
  })

  it('shows on the page what the order will charge', async () => {
    const promo = await mint({ discount_type: 'PERCENTAGE', discount_amount: 12_500 })
    const query = { promo_code: promo.code }
    const { tickets } = await getPublicEvent(testContext(), { params: params(), query })
    const price = tickets[0]?.prices[0]
    expect(price).toMatchObject({ price: 2000, discount: 250, price_total: 1750 })
    expect((await buy(promo.code, [2])).total).toBe(2 * (price?.price_total ?? 0))
  })

  it('lowers no price and unlocks no ticket on the page once it is used up, and the page says why', async () => {
    const promo = await mint({ max_uses: 1, discount_type: 'PERCENTAGE', discount_amount: 50_000 })
    const shown = async (promo_code: string, ctx = testContext()) =>
      getPublicEvent(ctx, { params: params(), query: { promo_code } })
    expect((await shown(promo.code.toLowerCase())).promo_code).toEqual({
      code: promo.code,
      state: 'VALID',
      max_tickets_discounted: null,
    })
    await buy(promo.code, [1])
    const usedUp = await shown(promo.code)
    expect(usedUp.promo_code).toMatchObject({ code: promo.code, state: 'USED_UP' })
    expect(usedUp.tickets.map(({ title }) => title)).not.toContain('Hidden')
    expect(usedUp.tickets[0]?.prices[0]).toMatchObject({ discount: 0, price_total: 2000 })
    expect((await shown('never-made')).promo_code).toMatchObject({ code: 'never-made', state: 'INVALID' })
    expect((await shown(promo.code, later(testContext(), 16 * 60))).promo_code).toMatchObject({
      state: 'VALID',
    })
  })

  it('is not counted when it applies to none of the tickets', async () => {
    const promo = await mint({ ticket_ids: [live.tickets[1]?.id ?? ''] })
    expect(await buy(promo.code, [1])).toMatchObject({ promo_code: null, discount_total: 0 })
    expect(await usesOf(promo.id)).toEqual({ used: 0, held: 0 })
  })

  // Specification: 7.call-public-promo-code
  it('is refused if it is unknown, expired or another event’s, and its check says so', async () => {
    const promo = await mint({ expires_at: new Date(Date.now() + 60_000).toISOString() })
    const valid = async (code: string, ctx = testContext()) =>
      (await validatePromoCode(ctx, { params: { ...params(), code } })).valid
    expect(await valid(promo.code)).toBe(true)
    expect(await valid(promo.code, later(testContext(), 61))).toBe(false)
    expect(await valid('never-made')).toBe(false)
    const stateOf = async (code: string) =>
      (await validatePromoCode(testContext(), { params: { ...params(), code } })).state
    expect(await stateOf('never-made')).toBe('INVALID')
    const last = await mint({ max_uses: 1 })
    await buy(last.code, [1])
    expect(await stateOf(last.code)).toBe('USED_UP')
    const invalid = { code: 'promo_code.invalid' }
    await expect(buy('never-made', [1])).rejects.toMatchObject(invalid)
    await expect(buy(promo.code, [1], later(testContext(), 61))).rejects.toMatchObject(invalid)
  })

  it('cannot be guessed by trying many codes', async () => {
    const guesser = testContext({ clientAddress: `guesser-${newLinkId()}` })
    const guess = () => validatePromoCode(guesser, { params: { ...params(), code: newCode() } })
    for (let attempt = 0; attempt < 30; attempt += 1) expect((await guess()).valid).toBe(false)
    await expect(guess()).rejects.toMatchObject({ code: 'request.too_many' })
  })

  // Specification: 3.promo-limits
  it('serves exactly as many of 40 simultaneous buyers as it has uses, and a rebuild finds no drift', async () => {
    const promo = await mint({ max_uses: 7 })
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => buy(promo.code, [1])))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'promo_code.used_up' })
    expect(await usesOf(promo.id)).toEqual({ used: 0, held: 7 })
    expect(await rebuildPools(live.event.id)).toEqual([])
  })
})

describe('managing promo codes', () => {
  // Specification: 7.call-create-promo-code 7.call-list-promo-codes
  it('lists them newest first, and finds them by code', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
    const given = { params: { event_id: event.id } }
    for (const code of ['AAA-first', 'BBB-second'])
      await createPromoCode(ctx, { ...given, body: bodyOf({ code }) })
    const query = { page: 1, per_page: 20 }
    const { data, meta } = await listPromoCodes(ctx, { ...given, query })
    expect(data.map(({ code }) => code).toSorted()).toEqual(['AAA-first', 'BBB-second'])
    expect(meta.total).toBe(2)
    const found = await listPromoCodes(ctx, { ...given, query: { ...query, query: 'second' } })
    expect(found.data).toMatchObject([{ code: 'BBB-second', times_used: 0 }])
  })

  it('shows the status of each, and filters by it', async () => {
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
    const given = { params: { event_id: event.id } }
    const ending = new Date(Date.now() + 60_000).toISOString()
    const wishes = [{ code: 'Open' }, { code: 'Ending', expires_at: ending }, { code: 'Once', max_uses: 1 }]
    const ids: string[] = []
    for (const wish of wishes) ids.push((await createPromoCode(ctx, { ...given, body: bodyOf(wish) })).id)
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
    const body = { lines, promo_code: 'once', locale: 'en' as const }
    const found = async (status: string, at = ctx) => {
      await countUses(event.id, ids)
      const query = { page: 1, per_page: 20, filter_fields: { status: { in: status } } }
      return (await listPromoCodes(at, { ...given, query })).data.map(({ code }) => code).toSorted()
    }
    const order = await createOrder(testContext(), { ...given, body })
    expect(await found('ACTIVE')).toEqual(['Ending', 'Once', 'Open'])
    await nameBuyer(order)
    expect(await found('ACTIVE,USED_UP')).toEqual(['Ending', 'Once', 'Open'])
    expect(await found('USED_UP')).toEqual(['Once'])
    expect(await found('EXPIRED', later(ctx, 120))).toEqual(['Ending'])
  })

  // Specification: 7.call-update-promo-code 7.call-delete-promo-code
  it('refuses a code that another promo code has, in any capitalization, and frees a code that was changed', async () => {
    const promo = await mint({ code: `Taken-${newCode()}` })
    const taken = { code: 'promo_code.taken', errors: { code: [expect.any(String)] } }
    await expect(mint({ code: promo.code.toUpperCase() })).rejects.toMatchObject(taken)
    const renamed = await updatePromoCode(live.ctx, {
      ...managed(promo.id),
      body: bodyOf({ code: newCode() }),
    })
    const second = await mint({ code: promo.code })
    await expect(
      updatePromoCode(live.ctx, { ...managed(second.id), body: bodyOf({ code: renamed.code }) }),
    ).rejects.toMatchObject(taken)
    await deletePromoCode(live.ctx, managed(second.id))
    expect(await mint({ code: promo.code })).toMatchObject({ code: promo.code })
  })

  it('refuses a limit below the uses so far', async () => {
    const promo = await mint()
    await Promise.all([buy(promo.code, [1]), buy(promo.code, [1])])
    const limitTo = (max_uses: number) =>
      updatePromoCode(live.ctx, { ...managed(promo.id), body: bodyOf({ code: promo.code, max_uses }) })
    await expect(limitTo(1)).rejects.toMatchObject({
      code: 'promo_code.below_used',
      errors: { max_uses: ['Enter 2 or more. That many are already taken.'] },
    })
    expect(await limitTo(2)).toMatchObject({ max_uses: 2 })
    await expect(buy(promo.code, [1])).rejects.toMatchObject({ code: 'promo_code.used_up' })
  })
})
