type Directives = Record<string, string[]>

const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/**
 * What a page of ours may load. Scripts come from files only; inline styles are allowed, because organizers
 * choose their page's colours. `uploads` is the origin that browsers send images to.
 */
export function pageSecurityPolicy(options: { uploads: string; frameAncestors: "'none'" | '*' }): string {
  return render({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...stripe.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", options.uploads, 'https://api.stripe.com'],
    'frame-src': ["'self'", ...stripe.frame],
    'worker-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [options.frameAncestors],
    'upgrade-insecure-requests': [],
  })
}

/** For answers that are no page: nothing may run, nothing may frame them. */
export const inertSecurityPolicy = render({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
})

function render(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
