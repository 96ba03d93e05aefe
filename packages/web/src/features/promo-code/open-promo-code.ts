const copyMark = 'copy-of-'

/** Names the form of a new promo code that begins like another, in the address. */
export function copyOf(promoCodeId: string): string {
  return copyMark + promoCodeId
}

interface OpenPromoCode {
  /** The promo code that is changed or copied; null for one that begins empty. */
  id: string | null
  isCopy: boolean
}

/** What the address opens: `new`, a promo code, or a copy of one. */
export function openPromoCode(openId: string): OpenPromoCode {
  if (openId === 'new') return { id: null, isCopy: false }
  const isCopy = openId.startsWith(copyMark)
  return { id: isCopy ? openId.slice(copyMark.length) : openId, isCopy }
}
