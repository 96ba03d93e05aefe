import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { answerHeaders } from './answer/answer-headers.ts'
import { type AnswerKind, answerKind, drawnKinds } from './answer/answer-kinds.ts'
import { edgePolicies, policyOf } from './answer/edge-policies.ts'
import { runEdgeAnswer } from './edge/run-edge-function.ts'
import { site } from './site.ts'
import { synthesise } from './testing/synthesise.ts'

const template = synthesise().template(site)
const bucket = 'https://s3.eu-central-1.amazonaws.com/production-foyer-media-123456789012-eu-central-1'
const origins = { uploads: [bucket, `${bucket}/`], https: true }
const list = answerHeaders(origins)
const policies = edgePolicies(origins)
const kinds = Object.keys(list) as AnswerKind[]

type Header = { Header: string; Value: string; Override: boolean }

/** A policy's headers as a browser sees them; those that replace the origin's are separate. */
function synthesised(name: string) {
  const [policy] = Object.values(
    template.findResources('AWS::CloudFront::ResponseHeadersPolicy', {
      Properties: { ResponseHeadersPolicyConfig: { Name: `production-foyer-${name}` } },
    }),
  )
  const {
    SecurityHeadersConfig: security,
    CustomHeadersConfig: custom,
    CorsConfig: cors,
  } = policy?.Properties.ResponseHeadersPolicyConfig ?? {}
  expect(cors).toBeUndefined()
  const items: Header[] = custom.Items
  const listed = (override: boolean) =>
    Object.fromEntries(items.filter((it) => it.Override === override).map((it) => [it.Header, it.Value]))
  return {
    added: {
      'strict-transport-security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
      'x-content-type-options': security.ContentTypeOptions && 'nosniff',
      'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
      'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
      ...(security.FrameOptions && { 'x-frame-options': security.FrameOptions.FrameOption }),
      ...listed(false),
    },
    forced: listed(true),
  }
}

/** What an origin or the edge's function sets itself; the policy adds the rest. */
function brought(kind: AnswerKind): Record<string, string> {
  // `page/build-page-app.test.ts` shows that the page function sets them all.
  if (drawnKinds.includes(kind)) return { ...list[kind].added, ...list[kind].forced }
  if (kind !== 'embed') return {}
  const { headers = {} } = runEdgeAnswer('open-to-sites', {}, { statusCode: 200, headers: {} })
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))
}

function directives(kind: AnswerKind): Map<string, string[]> {
  const parts = (list[kind].added['content-security-policy'] ?? '').split('; ').map((part) => part.split(' '))
  return new Map(parts.map(([directive = '', ...sources]) => [directive, sources]))
}

const pages = kinds.filter((kind) => directives(kind).has('script-src'))

it('a stage has five response headers policies, and each says what the list says', () => {
  const names = Object.keys(policies) as (keyof typeof policies)[]
  template.resourceCountIs('AWS::CloudFront::ResponseHeadersPolicy', 5)
  for (const name of names) expect(synthesised(name)).toEqual(policies[name])
})

describe.each(kinds)('CloudFront’s policy for answers of the kind %s', (kind) => {
  it('completes what the origin sets to exactly the headers of that kind', () => {
    const { added, forced } = policies[policyOf[kind]]
    expect({ ...added, ...brought(kind), ...forced }).toEqual({ ...list[kind].added, ...list[kind].forced })
  })

  it('is given to the addresses of that kind', () => {
    const name = {
      ResponseHeadersPolicyConfig: Match.objectLike({ Name: `production-foyer-${policyOf[kind]}` }),
    }
    const [id] = Object.keys(
      template.findResources('AWS::CloudFront::ResponseHeadersPolicy', { Properties: name }),
    )
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'))
    const { CacheBehaviors, DefaultCacheBehavior } = distribution?.Properties.DistributionConfig ?? {}
    const behaviors = [...CacheBehaviors, { ...DefaultCacheBehavior, PathPattern: '/anything' }]
    const given = behaviors.filter((it) => it.ResponseHeadersPolicyId.Ref === id)
    expect(given.length).toBeGreaterThan(0)
    for (const { PathPattern } of given) expect(policyOf[answerKind(PathPattern)]).toBe(policyOf[kind])
  })

  it('holds only what HTTPS needs, without sniffing, and stays within CloudFront’s limits', () => {
    const all = { ...list[kind].added, ...list[kind].forced }
    expect(all).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    })
    expect(Object.entries(all).flat().join('').length).toBeLessThan(10_240)
  })
})

describe('pages', () => {
  it.each(pages)(
    'of the kind %s run and style by files only, compile WebAssembly at the door alone, and embed nothing',
    (kind) => {
      const policy = directives(kind)
      for (const [directive, sources] of policy) {
        const unsafe = sources.filter((source) => source.includes('unsafe'))
        const allowed: Record<string, string[]> = {
          'style-src-attr': ["'unsafe-inline'"],
          ...(kind === 'door' && { 'script-src': ["'wasm-unsafe-eval'"] }),
        }
        expect(unsafe).toEqual(allowed[directive] ?? [])
      }
      expect(policy.get('default-src')).toEqual(["'none'"])
      expect(policy.get('object-src')).toEqual(["'none'"])
      expect(policy.get('base-uri')).toEqual(["'none'"])
      expect(policy.get('form-action')).toEqual(["'self'"])
    },
  )

  it('may be framed by other sites when they are the widget, and never otherwise', () => {
    for (const kind of pages) {
      const framed = kind === 'widget'
      expect(directives(kind).get('frame-ancestors')).toEqual([framed ? '*' : "'none'"])
      expect(list[kind].added['x-frame-options']).toBe(framed ? undefined : 'DENY')
    }
  })

  it('give their script as a module to every site, without credentials, and nothing else', () => {
    const open = kinds.filter((kind) => 'access-control-allow-origin' in list[kind].added)
    expect(open).toEqual(['embed'])
  })

  it('reach Stripe where cards are paid with, and the media bucket from the web app', () => {
    const withStripe = pages.filter((kind) => JSON.stringify([...directives(kind)]).includes('stripe.com'))
    expect(withStripe).toEqual(['checkout'])
    const withUploads = pages.filter((kind) => directives(kind).get('connect-src')?.includes(bucket))
    expect(withUploads).toEqual(['app', 'link', 'door'])
  })

  it('frame the widget in the web app, Stripe where cards are paid with, and else nothing', () => {
    const sources = Object.fromEntries(pages.map((kind) => [kind, directives(kind).get('frame-src') ?? []]))
    const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']
    const app = ["'self'"]
    expect(sources).toEqual({
      app,
      link: app,
      door: app,
      checkout: stripe,
      ticket: [],
      page: [],
      draft: [],
      widget: [],
    })
  })

  it('may use the camera at the door, and ask for payment at the checkout', () => {
    const allowed = (power: string) =>
      pages.filter((kind) => !list[kind].added['permissions-policy']?.includes(`${power}=()`))
    expect(allowed('camera')).toEqual(['door'])
    expect(allowed('payment')).toEqual(['checkout'])
    expect(allowed('microphone')).toEqual([])
    expect(allowed('geolocation')).toEqual([])
  })

  it.each(['link', 'door', 'checkout', 'ticket', 'draft'] as const)(
    'of the kind %s are kept nowhere, named to no other site and not indexed',
    (kind) => {
      expect({ ...list[kind].added, ...list[kind].forced }).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
    },
  )

  it('behind a login are not indexed, and events’ pages are', () => {
    expect(list.app.forced).toEqual({ 'x-robots-tag': 'noindex' })
    expect(list.page.added['x-robots-tag']).toBeUndefined()
  })
})

describe('an address', () => {
  it.each([
    ['/order/ev_1/abc/print', 'checkout'],
    ['/ticket/ev_1/abc', 'ticket'],
    ['/manage/profile/confirm-email-change/abc', 'link'],
    ['/check-in/', 'door'],
    ['/preview/ev_1/abc', 'draft'],
    ['/widget.js', 'embed'],
    ['/widget.json', 'app'],
    ['/event/ev_1/slug', 'page'],
    ['/events-archive', 'app'],
    ['/manage/event/ev_1/orders', 'app'],
    ['/', 'app'],
  ])('%s is answered in the kind %s', (path, kind) => expect(answerKind(path)).toBe(kind))
})
