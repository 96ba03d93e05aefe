/** Plain text as the paragraphs of a rich text. */
export function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const lines = escaped.trim().split(/\n+/)
  return lines.map((line) => (line.trim() === '' ? '' : `<p>${line.trim()}</p>`)).join('')
}
