/** The promo code in the page's URL (specification 2.page-promo-code), as in a link that was shared. */
export function readPromoCode(): string | null {
  return new URLSearchParams(window.location.search).get('promo_code')?.trim() || null
}

/** Keeps the code in the URL, so that going back, reloading and sharing keep it. */
export function writePromoCode(code: string | null): void {
  const url = new URL(window.location.href)
  if (code === null) url.searchParams.delete('promo_code')
  else url.searchParams.set('promo_code', code)
  window.history.replaceState(window.history.state, '', url)
}
