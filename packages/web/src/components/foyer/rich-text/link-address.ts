import { parseUrl } from '@foyer/contracts/parse-url'

/**
 * Completes a link's address that a person typed: `example.org` gets https, an email address mailto, a phone number tel. Null
 * for anything else.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^mailto:\S+@\S+$/i.test(text) || /^tel:[+\d][\d\s()./-]*$/i.test(text)) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  if (/^\+?\d[\d\s()./-]{4,}$/.test(text)) return `tel:${text.replace(/[^+\d]/g, '')}`
  return webAddress(/^https:\/\//i.test(text) ? text : `https://${text}`)
}

function webAddress(address: string): string | null {
  const url = parseUrl(address)
  const isWhole = url !== null && !/[\s@]/.test(url.host) && /\S\.\S/.test(url.hostname) && !url.username
  return isWhole && !/\s|^https:\/\/[a-z][a-z+.-]*:(?!\d)/i.test(address) ? address : null
}
