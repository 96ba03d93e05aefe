/** A language chosen by hand: kept a year, and sent along, so that pages rendered on the server follow it too. */
export function writeLocaleCookie(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`
}
