import type { IOptions } from 'sanitize-html'
import { AppError } from '../verb.ts'

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
    // An address without a site leads nowhere from an email.
    img: (tagName, { src = '', ...attribs }) => ({
      tagName,
      attribs: /^https:\/\//i.test(src) ? { src, ...attribs } : attribs,
    }),
  },
}

/**
 * Bytes that sanitized HTML may have at most, by the characters that were given: three for each, and room for what each link gets.
 * Thousands of empty links alone grow twentyfold, and no item of the table has more than 400 KB.
 */
export const mostSanitisedBytes = (given: number) => 3 * given + 20_000

/**
 * The HTML with nothing in it but what the editor can write: no script, no styles but alignment, no forms or frames
 * (docs/product.md#safety). The library is loaded on first use: most requests never write rich text.
 */
export async function sanitise(html: string): Promise<string> {
  if (html.trim() === '') return ''
  const { default: sanitizeHtml } = await import('sanitize-html')
  const clean = sanitizeHtml(html, options).trim()
  if (Buffer.byteLength(clean) > mostSanitisedBytes(html.length)) throw new AppError('request.too_large')
  return clean
}
