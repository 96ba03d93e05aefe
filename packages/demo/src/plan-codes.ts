import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import type { DemoExtras } from './demo-event.ts'

type BroughtCodes = Pick<CreateOrderBody, 'promo_code' | 'affiliate_code' | 'came_from'>

/** Where the other buyers come from, the more likely ones more often. */
const places = [
  '',
  '',
  'https://www.instagram.com',
  'https://www.instagram.com',
  'https://www.google.com',
  'newsletter',
  'organizer-page',
]

/**
 * Plans the codes that buyers use. Some follow an affiliate's link, more often one of the first affiliates. Some who pay have a
 * promo code, as long as it is valid and not used up.
 */
export function planCodes(
  random: SeededRandom,
  { promo_codes, affiliates }: Pick<DemoExtras, 'promo_codes' | 'affiliates'>,
): (at: Date, isPaid: boolean) => BroughtCodes {
  const left = new Map(promo_codes.map(({ code, max_uses }) => [code, max_uses ?? Number.POSITIVE_INFINITY]))
  const promoCode = (at: Date) => {
    const valid = promo_codes.filter(
      ({ code, expires_at }) => left.get(code) && (!expires_at || at < new Date(expires_at)),
    )
    if (valid.length === 0 || !random.chance(0.22)) return {}
    const { code } = random.pick(valid)
    left.set(code, (left.get(code) ?? 0) - 1)
    return { promo_code: code }
  }
  const affiliate = () => {
    const [share, mostly] = [random.fraction(), random.chance(0.3)]
    const followed = affiliates[Math.floor(share ** 2 * affiliates.length)]
    return followed?.code && mostly
      ? { affiliate_code: followed.code, came_from: followed.code }
      : { came_from: random.pick(places) }
  }
  return (at, isPaid) => ({ ...affiliate(), ...(isPaid ? promoCode(at) : {}) })
}
