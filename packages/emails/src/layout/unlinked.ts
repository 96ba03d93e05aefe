/**
 * What mail programs turn into links: a dot of any script before two letters of any script, the dots of an IP address, and `://`.
 * Initials are none (J.R.R. Tolkien, A.C. Milan). Characters that show nothing do not hide an ending.
 */
const link =
  /(?<=\S)[.․。﹒．｡](?=\p{Cf}*\p{L}\p{Cf}*[\p{L}\p{M}\p{N}-])|(?<=\d)\.(?=(?:\d{1,3}\.){2}\d{1,3}(?!\d))|:(?=\/\/)/gu

/** A space that is hardly seen: no address goes on after it, and none that has it in its host can be opened. */
const hairSpace = '\u200a'

/** A text in which mail programs find no link. */
export const unlinked = (text: string): string => text.replaceAll(link, `$&${hairSpace}`)

/** Between these, an organizer's rich text may have links. Sanitized HTML has no comments of its own. */
export const richTextMarks = ['<!--rich-->', '<!--/rich-->'] as const

const kept = /<style.*?<\/style>|<a\s.*?<\/a>|<!--rich-->.*?<!--\/rich-->|<[^>]*>/gs

/** HTML in which mail programs find no link but its own, and the addresses that Foyer itself shows as text. */
export function unlinkedHtml(html: string, own: readonly string[]): string {
  const exact = own.map((address) => address.replaceAll(/\W/g, '\\$&'))
  const isKept = new RegExp([kept.source, ...exact].join('|'), 'gs')
  let [done, at] = ['', 0]
  for (const { 0: found, index } of html.matchAll(isKept)) {
    done += unlinked(html.slice(at, index)) + found
    at = index + found.length
  }
  return done + unlinked(html.slice(at))
}
