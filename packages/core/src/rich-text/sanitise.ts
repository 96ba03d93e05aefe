import type { IOptions } from 'sanitize-html'

const options: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'span', 'a', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    p: ['style'],
    h1: ['style'],
    h2: ['style'],
    h3: ['style'],
    h4: ['style'],
  },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow' },
    }),
  },
}

/**
 * The HTML with nothing in it but what the editor can write: no script, no styles but alignment, no forms or frames
 * (product.md, Safety). The library is loaded on first use: most requests never write rich text.
 */
export async function sanitise(html: string): Promise<string> {
  if (html.trim() === '') return ''
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, options).trim()
}
