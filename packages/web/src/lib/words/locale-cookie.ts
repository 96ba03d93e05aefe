/** Stores a language that was chosen by hand for a year, in a cookie so that server-rendered pages follow it. */
export function writeLocaleCookie(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`
}
