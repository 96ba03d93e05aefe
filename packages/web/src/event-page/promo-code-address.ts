/** The promo code that the page's own address gives (specification 2.page-promo-code), as a link may carry it. */
export function readPromoCode(): string | null {
  return new URLSearchParams(window.location.search).get('promo_code')?.trim() || null
}

/** Keeps the code in the address, so that it is still there after going back, reloading or sharing the link. */
export function writePromoCode(code: string | null): void {
  const url = new URL(window.location.href)
  if (code === null) url.searchParams.delete('promo_code')
  else url.searchParams.set('promo_code', code)
  window.history.replaceState(window.history.state, '', url)
}
