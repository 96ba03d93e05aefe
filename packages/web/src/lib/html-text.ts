/**
 * Texts that are stored as HTML, written in a plain text box: paragraphs and line breaks become text and come back.
 * Null for HTML with anything more in it, which plain text would lose.
 */
export function htmlToText(html: string): string | null {
  const text = html
    .replace(/\s*<br\s*\/?>\s*/gi, '\n')
    .replace(/<\/p>\s*<p>/gi, '\n\n')
    .replace(/^\s*<p>|<\/p>\s*$/gi, '')
  return /<[a-z/!]/i.test(text) ? null : decodeEntities(text)
}

/** Plain text as paragraphs; one empty line between two of them. */
export function textToHtml(text: string): string {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  return paragraphs
    .map((paragraph) => `<p>${encodeEntities(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function encodeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

function decodeEntities(text: string): string {
  return text.replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
