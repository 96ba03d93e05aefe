import type { PublicOrder } from '@foyer/contracts/order/order'
import { createOrderBody } from '@foyer/contracts/order/order-bodies'
import { createOrder } from '@foyer/core/order/create-order'
import { abandonOrder } from '@foyer/core/order/end-hold'
import { getPublicOrder } from '@foyer/core/order/get-public-order'
import { extendOrder } from '@foyer/core/order/give-order-details'
import { getPaymentIntent } from '@foyer/core/payment/payment-intent'
import { newLinkId } from '@foyer/core/random-id'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { nameBuyer } from '@foyer/core/testing/buy'
import { cards, payInBrowser } from '@foyer/core/testing/pay'
import { isAppError } from '@foyer/core/verb'
import fc from 'fast-check'
import { passTime } from '../world/deliver.ts'
import { rowLines } from '../world/mint-rows.ts'
import { promoCode } from '../world/mint-world.ts'
import { buyer, type KnownOrder, knownOrder, pickOrder, type World } from '../world/world.ts'
import { pick, step } from './step.ts'
import { stockGiven } from './stock-given.ts'

const slowRefunds = '4000000000007726'
const card = fc.oneof(
  { weight: 6, arbitrary: fc.constant(cards.success) },
  { weight: 2, arbitrary: fc.constant(cards.decline) },
  { weight: 3, arbitrary: fc.constant(cards.staysProcessing) },
  { weight: 1, arbitrary: fc.constant(slowRefunds) },
)

const wish = fc.record({
  /** Which tickets, and how many of each. */
  lines: fc.array(fc.record({ ticket: fc.nat({ max: 4 }), quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
  hasPromoCode: fc.constantFrom(false, false, true),
  /** One of each of this many rows instead, if the world has rows: few, the maximum of an order, or too many. */
  rows: fc.record({ from: fc.nat({ max: 49 }), count: fc.constantFrom(0, 0, 0, 12, 42, 50) }),
  /** Sends everything twice at once: a double click. */
  twice: fc.boolean(),
})
type Wish = typeof wish extends fc.Arbitrary<infer Drawn> ? Drawn : never

const until = fc.constantFrom('reserved' as const, 'named' as const, 'paid' as const, 'paid' as const)

/** Goes through the checkout, or leaves on the way. */
export const buy = step('buy', fc.record({ wish, until, card }), async (world, { wish, until, card }) => {
  const order = await reserve(world, wish)
  if (until === 'reserved') return 'reserved'
  await nameBuyer(order, buyer(), addressOf(order))
  if (order.total === 0) return 'completed'
  if (until === 'named') return 'named'
  return paying(knownBy(world, order), card, wish.twice)
})

/** Goes back and chooses again (F22). */
export const chooseAgain = step('choose again', fc.record({ order: pick, wish }), (world, { order, wish }) =>
  withOrder(world, order, async (earlier) => {
    await replace(world, wish, earlier)
    return 'replaced'
  }),
)

/** Chooses again shortly before each hold ends, as if to keep the tickets forever (F26). */
export const cling = step('cling', fc.record({ order: pick, wish }), (world, { order, wish }) =>
  withOrder(world, order, async (earlier) => {
    let last = earlier
    for (let turn = 0; turn < 4; turn += 1) {
      last = await replace(world, wish, last)
      await passTime(world, 13 * 60_000)
    }
    return 'clung'
  }),
)

async function replace(world: World, wish: Wish, earlier: KnownOrder): Promise<KnownOrder> {
  const known = knownBy(world, await reserve(world, wish, earlier.short_id))
  const begun = await readOrder(known.short_id)
  const { status, reserved_until, history = [] } = await readOrder(earlier.short_id)
  const ended = history.findLast(({ kind }) => kind === 'EXPIRED')
  // The same moment ended the first, which was still held, and began the second.
  const isReplaced =
    status === 'EXPIRED' && ended?.at === begun.created_at && reserved_until > begun.created_at
  if (isReplaced && !earlier.isAbandoned) known.replaced = earlier
  return known
}

function knownBy(world: World, { short_id }: { short_id: string }): KnownOrder {
  return world.orders.find((known) => known.short_id === short_id) ?? knownOrder(short_id)
}

export const giveDetails = step('give details', fc.record({ order: pick }), (world, { order }) =>
  withOrder(world, order, async ({ short_id }) => {
    const ctx = buyer()
    const shown = await getPublicOrder(ctx, { params: { order_short_id: short_id } })
    return (await nameBuyer(shown, ctx, addressOf(shown))).status
  }),
)

export const pay = step(
  'pay',
  fc.record({ order: pick, card, twice: fc.boolean() }),
  (world, { order, card, twice }) => withOrder(world, order, (known) => paying(known, card, twice)),
)

export const extend = step('extend', fc.record({ order: pick }), (world, { order }) =>
  withOrder(world, order, async ({ short_id }) => {
    await extendOrder(buyer(), { params: { order_short_id: short_id } })
    return 'extended'
  }),
)

export const abandon = step('abandon', fc.record({ order: pick }), (world, { order }) =>
  withOrder(world, order, async (known) => {
    const { short_id } = known
    known.isAbandoned = true
    await abandonOrder(buyer(), { params: { order_short_id: short_id } })
    return 'abandoned'
  }),
)

/** Waits on the return page, which asks Stripe. */
export const comeBack = step('come back', fc.record({ order: pick }), (world, { order }) =>
  withOrder(world, order, async ({ short_id }) => {
    const { outcome } = await getPaymentIntent(buyer(), { params: { order_short_id: short_id } })
    return outcome
  }),
)

export async function withOrder(
  world: World,
  pick: number,
  act: (order: KnownOrder) => Promise<string>,
): Promise<string> {
  const order = pickOrder(world, pick)
  return order ? act(order) : 'nothing'
}

/** Both tabs confirm the one intent; Stripe's answer to each. */
async function paying(known: KnownOrder, card: string, twice: boolean): Promise<string> {
  const { short_id } = known
  known.isSlow ||= card === cards.staysProcessing
  const tabs = await Promise.allSettled(
    Array.from({ length: twice ? 2 : 1 }, () => payInBrowser(short_id, card, buyer())),
  )
  const refusal = tabs.find((tab) => tab.status === 'rejected' && !isAppError(tab.reason))
  if (refusal?.status === 'rejected') throw refusal.reason
  const answers = tabs.map((tab) => String(tab.status === 'fulfilled' ? tab.value : tab.reason.code))
  return answers.toSorted().join(' ')
}

/** If one click is refused for lack of stock, the other may get it a moment later, if somebody gave stock back in between. */
const scarce = ['order.sold_out', 'promo_code.used_up'] as const

async function reserve(
  world: World,
  { lines, hasPromoCode, twice, rows }: Wish,
  replaces_order?: string,
): Promise<PublicOrder> {
  const body = createOrderBody.parse({
    lines: rowLines(world, rows) ?? lines.map((line) => chosen(world, line)),
    replaces_order,
    ...(hasPromoCode ? { promo_code: promoCode } : {}),
  })
  const ctx = buyer({ idempotencyKey: newLinkId() })
  const click = () => createOrder(ctx, { params: { event_id: world.event_id }, body })
  const before = twice ? await stockGiven(world.event_id) : ''
  const clicks = await Promise.allSettled(Array.from({ length: twice ? 2 : 1 }, click))
  const [order, other] = clicks.flatMap((click) => (click.status === 'fulfilled' ? click.value : []))
  const refusal = clicks.find((click) => click.status === 'rejected')
  if (!order) throw refusal?.reason
  world.orders.push(knownOrder(order.short_id))
  if (other && other.short_id !== order.short_id) world.faults.push('one key made two orders (F8)')
  const isScarce = scarce.some((code) => isAppError(refusal?.reason, code))
  const isExplained = isScarce && before !== (await stockGiven(world.event_id))
  if (refusal && !isExplained)
    world.faults.push(`one key was answered by an order and by ${refusal.reason} (F8)`)
  return order
}

/** The five prices of the world: the tiers count as two tickets. */
export function chosen(world: World, { ticket, quantity }: { ticket: number; quantity: number }) {
  const prices = world.tickets.flatMap(({ id, price_ids }) =>
    price_ids.map((price_id) => ({ ticket_id: id, price_id })),
  )
  return { ...prices[ticket % prices.length], quantity }
}

/** A separate address for each order: one address gets few emails a day from unpaid orders. */
function addressOf({ short_id }: PublicOrder): string {
  return `bea-${short_id}@example.com`
}
