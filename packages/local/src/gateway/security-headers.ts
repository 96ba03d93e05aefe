/**
 * What CloudFront adds to answers on AWS (`stacks/site.ts` repeats these lists in its response-headers policies)
 * and the gateway adds here. A header that the origin has set itself is left alone.
 */
export const baseHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' https://js.stripe.com",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://*.stripe.com",
  "font-src 'self'",
  "connect-src 'self' https://api.stripe.com",
  "frame-src 'self' https://js.stripe.com https://hooks.stripe.com",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
]

/** For documents: the app shell and the event page. */
export const documentHeaders: Record<string, string> = {
  ...baseHeaders,
  'content-security-policy': [...contentSecurityPolicy, "frame-ancestors 'none'"].join('; '),
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** The widget is the one document that other sites may frame. */
export const widgetHeaders: Record<string, string> = {
  ...documentHeaders,
  'content-security-policy': [...contentSecurityPolicy, 'frame-ancestors *'].join('; '),
}

/** For pages whose address is the key to them (orders, tickets, check-in lists, mailed links). */
export const privateLinkHeaders: Record<string, string> = {
  ...documentHeaders,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export const privateLinkPaths = [
  '/checkout/*',
  '/order/*',
  '/ticket/*',
  '/check-in/*',
  '/auth/reset-password/*',
  '/auth/accept-invitation/*',
  '/manage/profile/confirm-*',
]

/** Adds those of `headers` that the answer does not have yet. */
export function addHeaders(response: Response, headers: Record<string, string>): Response {
  const answer = new Response(response.body, response)
  for (const [name, value] of Object.entries(headers)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value)
  }
  return answer
}
