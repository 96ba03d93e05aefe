import type { AnswerKind } from './answer-kinds.ts'
import { inertSecurityPolicy, type PageNeeds, pageSecurityPolicy } from './content-security-policy.ts'

type Headers = Record<string, string>

/** `added` if the origin does not set the header; `forced` in any case. */
export interface AnswerHeaders {
  added: Headers
  forced: Headers
}

/** What differs between a stage and a laptop. */
export interface SiteOrigins {
  uploads: string[]
  https: boolean
}

/**
 * The headers of every answer by its kind: the one list, which CloudFront's policies (`edge-policies.ts`), the page function
 * and the local gateway are made from. Why it says what it says: docs/decisions/0019-response-headers.md.
 */
export function answerHeaders({ uploads, https }: SiteOrigins): Record<AnswerKind, AnswerHeaders> {
  // For the web app, which opens its other pages without a load: each page allows what all of them need.
  const ofApp = { https, uploads, framesWidget: true }
  const checkout = page({ https, stripe: true }, { payment: '(self "https://js.stripe.com")' })
  return {
    app: { added: page(ofApp), forced: unindexed },
    link: { added: { ...page(ofApp), ...tellsNobody }, forced: keptNowhere },
    door: {
      added: {
        ...page({ ...ofApp, serviceWorker: true, webAssembly: true }, { camera: '(self)' }),
        ...tellsNobody,
      },
      forced: keptNowhere,
    },
    checkout: { added: { ...checkout, ...opensWindows, ...tellsNobody }, forced: keptNowhere },
    ticket: { added: { ...page({ https }), ...opensWindows, ...tellsNobody }, forced: keptNowhere },
    page: { added: { ...page({ https }), ...opensWindows }, forced: {} },
    draft: { added: { ...page({ https }), ...opensWindows, ...tellsNobody }, forced: keptNowhere },
    widget: {
      added: { ...page({ https, framedByAnybody: true }), ...opensWindows, ...forOtherSites },
      forced: {},
    },
    file: data,
    // A page may load it as a module, which browsers ask for with CORS.
    embed: { added: { ...inert, ...forOtherSites, 'access-control-allow-origin': '*' }, forced: {} },
    media: { added: { ...inert, ...forOtherSites }, forced: {} },
    api: data,
  }
}

const safe = {
  // Not for subdomains: Foyer does not decide about an operator's other sites.
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const inert = { ...safe, 'content-security-policy': inertSecurityPolicy }
const unindexed = { 'x-robots-tag': 'noindex' }
const keptNowhere = { ...unindexed, 'cache-control': 'private, no-store' }
const tellsNobody = { 'referrer-policy': 'no-referrer' }
// An answer says itself how long it may be kept, and hashed files do.
const data = { added: { ...inert, ...tellsNobody, ...keptNowhere }, forced: {} }
const opensWindows = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }
const forOtherSites = { 'cross-origin-resource-policy': 'cross-origin' }

function page(needs: PageNeeds, powers: Record<string, string> = {}): Headers {
  const permissions = { ...forbiddenPowers, ...powers }
  return {
    ...safe,
    'content-security-policy': pageSecurityPolicy(needs),
    'permissions-policy': Object.entries(permissions)
      .map(([power, allowed]) => `${power}=${allowed}`)
      .join(', '),
    'cross-origin-opener-policy': 'same-origin',
    ...(!needs.framedByAnybody && { 'x-frame-options': 'DENY' }),
  }
}

const forbiddenPowers = {
  camera: '()',
  'display-capture': '()',
  geolocation: '()',
  microphone: '()',
  payment: '()',
  usb: '()',
}
