const mostCharacters = 200
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The start of a sanitized HTML text as plain text, for search engines and shared links. */
export function plainText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()
  if (text.length <= mostCharacters) return text
  const cut = text.slice(0, mostCharacters - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostCharacters / 2))}…`
}
