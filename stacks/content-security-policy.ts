/**
 * What a page of ours may load. Scripts come from files only; inline styles are allowed, because organizers choose
 * their page's colours. `uploads` are the addresses that browsers send images to. The local gateway
 * (packages/local/src/gateway/security-headers.ts) says the same, and a test compares the two.
 */
export function pageSecurityPolicy(options: { uploads: string[]; frameAncestors: "'none'" | '*' }): string {
  return render({
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https://*.stripe.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...options.uploads, 'https://api.stripe.com'],
    'frame-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [options.frameAncestors],
    'upgrade-insecure-requests': [],
  })
}

/** For images: nothing may run in them, nothing may frame them. */
export const inertSecurityPolicy = render({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

function render(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
