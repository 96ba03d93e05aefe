import { type AnswerHeaders, answerHeaders, type SiteOrigins } from './answer-headers.ts'
import type { AnswerKind } from './answer-kinds.ts'

/**
 * CloudFront's policies: an account may have 20, so kinds share them where what differs comes from elsewhere
 * (docs/decisions/0163). `private` and `public` replace nothing that an origin sets, and are safe without it.
 */
type EdgePolicy = 'app' | 'link' | 'door' | 'private' | 'public'

/**
 * The policy of each kind. The page function sets all headers of what it draws (`drawnKinds`), and `open-to-sites.js` the
 * one that `embed` adds to `media`.
 */
export const policyOf: Record<AnswerKind, EdgePolicy> = {
  app: 'app',
  link: 'link',
  door: 'door',
  checkout: 'private',
  ticket: 'private',
  draft: 'private',
  api: 'private',
  file: 'private',
  page: 'public',
  widget: 'public',
  embed: 'public',
  media: 'public',
}

export function edgePolicies(origins: SiteOrigins): Record<EdgePolicy, AnswerHeaders> {
  const { app, link, door, api, media } = answerHeaders(origins)
  return { app, link, door, private: api, public: media }
}
