const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** What sanitized HTML says, without its markup: blocks and breaks become lines. */
export async function plainText(html: string): Promise<string> {
  if (html === '') return ''
  const { default: sanitizeHtml } = await import('sanitize-html')
  const broken = html.replace(/<br\b[^>]*>|<\/(?:p|h[1-4]|li|blockquote|pre)>/gi, '$&\n')
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim()
}
