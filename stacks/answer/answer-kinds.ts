/**
 * The kinds of answers that the site gives. `app`: a page of the web app. `door`, `link`: its pages with an address that is the
 * key to what they show. `checkout`, `ticket`: pages behind a buyer's link, with payment and without. `page`, `widget`: an event's page, whole and for frames; `page` also an organizer's, and what search engines ask for. `draft`: the page of an event that is not live, by its secret address. `file`: hashed
 * files. `embed`: the script that other sites show the widget with.
 */
export type AnswerKind =
  | 'app'
  | 'door'
  | 'checkout'
  | 'ticket'
  | 'link'
  | 'page'
  | 'widget'
  | 'draft'
  | 'file'
  | 'embed'
  | 'media'
  | 'api'

/** The kind of answer for each address; any other is `app`. CloudFront and the local gateway both use this. */
export const answerKinds: Record<string, AnswerKind> = {
  '/api/*': 'api',
  '/e/*': 'page',
  '/event/*': 'page',
  '/o/*': 'page',
  '/preview/*': 'draft',
  '/robots.txt': 'page',
  '/.well-known/security.txt': 'page',
  '/sitemap.xml': 'page',
  '/sitemaps/*': 'page',
  '/widget/*': 'widget',
  '/widget.js': 'embed',
  '/assets/*': 'file',
  '/media/*': 'media',
  '/check-in/*': 'door',
  '/checkout/*': 'checkout',
  '/order/*': 'checkout',
  '/ticket/*': 'ticket',
  '/auth/reset-password/*': 'link',
  '/auth/accept-invitation/*': 'link',
  '/manage/profile/confirm-*': 'link',
}

/** What the page function draws. */
export const drawnKinds: readonly AnswerKind[] = ['page', 'widget', 'draft', 'checkout', 'ticket']

/** The kind of answer for that path. */
export function answerKind(path: string): AnswerKind {
  const pattern = Object.keys(answerKinds).find((known) =>
    known.endsWith('*') ? path.startsWith(known.slice(0, -1)) : path === known,
  )
  return pattern ? (answerKinds[pattern] ?? 'app') : 'app'
}

/**
 * Query parameters that change what a page shows: its language, an event's promo code and what its form holds, two of an organizer's, a widget's
 * looks. All others, an affiliate's `aff` among them, share one cached page. A cache policy of CloudFront's holds ten.
 */
export const pageQueryParameters: readonly string[] = [
  'lang',
  'promo_code',
  'picks',
  'state',
  'page',
  'theme',
  'background_color',
  'primary_color',
  'primary_text_color',
  'button_color',
]
