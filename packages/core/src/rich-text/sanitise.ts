import type { IOptions } from 'sanitize-html'
import { AppError } from '../verb.ts'

/** The one style that the editor writes. What a `style` says is never passed on as it stands. */
const alignment = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)\s*(?:;|$)/

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
  // `*` below leaves none but the alignment. The library's own parser of styles is not bundled.
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow' },
    }),
    // An image address without a site cannot be loaded from an email.
    img: (tagName, { src = '', ...attribs }) => ({
      tagName,
      attribs: /^https:\/\//i.test(src) ? { src, ...attribs } : attribs,
    }),
    '*': (tagName, { style = '', ...attribs }) => {
      const [, align] = alignment.exec(style) ?? []
      return { tagName, attribs: align ? { ...attribs, style: `text-align:${align}` } : attribs }
    },
  },
}

/**
 * The maximum bytes of sanitized HTML for this many given characters: three for each, plus room for what each link gets.
 * Thousands of empty links alone grow twentyfold, and an item of the table holds at most 400 KB.
 */
export const mostSanitisedBytes = (given: number) => 3 * given + 20_000

/**
 * Returns the HTML with only what the editor can write: no script, no styles except alignment, no forms or frames
 * (docs/product.md#safety). The library loads on first use, because most requests write no rich text.
 */
export async function sanitise(html: string): Promise<string> {
  if (html.trim() === '') return ''
  const { default: sanitizeHtml } = await import('sanitize-html')
  const clean = sanitizeHtml(html, options).trim()
  if (Buffer.byteLength(clean) > mostSanitisedBytes(html.length)) throw new AppError('request.too_large')
  return clean
}
