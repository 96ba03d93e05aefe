const copyMark = 'copy-of-'

/** The address's name for the form with a copy of that promo code. */
export function copyOf(promoCodeId: string): string {
  return copyMark + promoCodeId
}

interface OpenPromoCode {
  /** The promo code to change or to copy, or null for an empty form. */
  id: string | null
  isCopy: boolean
}

/** What the address opens: `new`, a promo code, or a copy of one. */
export function openPromoCode(openId: string): OpenPromoCode {
  if (openId === 'new') return { id: null, isCopy: false }
  const isCopy = openId.startsWith(copyMark)
  return { id: isCopy ? openId.slice(copyMark.length) : openId, isCopy }
}
