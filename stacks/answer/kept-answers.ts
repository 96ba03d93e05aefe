/**
 * Answers of the API that are the same for everybody and that CloudFront may cache for as long as their `Cache-Control` says: by address alone,
 * with nothing of the visitor in the request. The distribution and the local gateway both read this list; a test compares it with the
 * contract's `max_age`.
 */
export const keptAnswers = [
  '/api/public/stage',
  '/api/public/live-events/*',
  '/api/public/waiting-rooms/*',
  '/api/public/door-files/*',
  '/api/openapi.json',
  '/api/openapi-account.json',
  '/api/openapi-pages.json',
  '/api/error-codes.json',
  '/api/refusals.json',
] as const
