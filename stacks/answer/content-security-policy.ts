export interface PageNeeds {
  /** Where browsers send images to, when that is not the page's own origin. */
  uploads?: string[]
  stripe?: boolean
  /** Whether it shows the event page's widget, as other sites do. */
  framesWidget?: boolean
  serviceWorker?: boolean
  /** Allows WebAssembly, which the browser compiles; it does not allow any scripts. */
  webAssembly?: boolean
  framedByAnybody?: boolean
  /** The hash of the one stylesheet that stands in the page itself, as `'sha256-…'`. */
  styleHash?: string
  /** Whether the stage is reached over HTTPS: always, except on a laptop. */
  https: boolean
}

/**
 * What a page of Foyer may load: only what is named here. Scripts and styles come from files only. What stands
 * inline is the drawn pages' own stylesheet, named by its hash (docs/decisions/0079), and `style` attributes: the editor aligns paragraphs by it, and Stripe.js and the server's renderer write some.
 * Images may come from any HTTPS address, since an organizer's text may contain them.
 */
export function pageSecurityPolicy(needs: PageNeeds): string {
  const stripe = needs.stripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : []
  const frames = [
    ...(needs.framesWidget ? ["'self'"] : []),
    ...(needs.stripe ? [...stripe, 'https://hooks.stripe.com'] : []),
  ]
  return render({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(needs.webAssembly ? ["'wasm-unsafe-eval'"] : []), ...stripe],
    'style-src': ["'self'", ...(needs.styleHash ? [needs.styleHash] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(needs.uploads ?? []), ...(needs.stripe ? ['https://api.stripe.com'] : [])],
    ...(frames.length > 0 && { 'frame-src': frames }),
    ...(needs.serviceWorker && { 'worker-src': ["'self'"] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [needs.framedByAnybody ? '*' : "'none'"],
    ...(needs.https && { 'upgrade-insecure-requests': [] }),
  })
}

/** For files, images and the API's answers, in case one is opened as a page: nothing runs and nothing frames it. */
export const inertSecurityPolicy = render({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

function render(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
