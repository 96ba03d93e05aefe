/**
 * What CloudFront adds to answers on AWS (`stacks/response-headers.ts` and `stacks/content-security-policy.ts` say the
 * same) and the gateway adds here. A header that the origin has set itself is left alone, except where forced.
 */
export const apiHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

// Without AWS's upload origin and upgrade-insecure-requests: here both are this origin, over plain HTTP.
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://*.stripe.com",
  "font-src 'self'",
  "connect-src 'self' https://api.stripe.com",
  "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
]

const documentHeaders: Record<string, string> = {
  ...apiHeaders,
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** For documents: the app shell and the event page. */
export const pageHeaders: Record<string, string> = {
  ...documentHeaders,
  'content-security-policy': [...contentSecurityPolicy, "frame-ancestors 'none'"].join('; '),
  'x-frame-options': 'DENY',
}

/** The widget is the one document that other sites may frame. */
export const widgetHeaders: Record<string, string> = {
  ...documentHeaders,
  'content-security-policy': [...contentSecurityPolicy, 'frame-ancestors *'].join('; '),
}

/** For hashed files and images: nothing may run in them, nothing may frame them. */
export const fileHeaders: Record<string, string> = {
  ...apiHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

export const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

/** For pages whose address is the key to them; `privateLinkForced` replaces what the origin says. */
export const privateLinkHeaders: Record<string, string> = { ...pageHeaders, 'referrer-policy': 'no-referrer' }
export const privateLinkForced = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

export const privateLinkPaths = [
  '/checkout/*',
  '/order/*',
  '/ticket/*',
  '/check-in/*',
  '/auth/reset-password/*',
  '/auth/accept-invitation/*',
  '/manage/profile/confirm-*',
]

/** Gives the answer those of `added` that it does not have yet, and all of `forced`. */
export function withHeaders(
  response: Response,
  added: Record<string, string>,
  forced: Record<string, string> = {},
): Response {
  for (const [name, value] of Object.entries(added)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  for (const [name, value] of Object.entries(forced)) response.headers.set(name, value)
  return response
}
