import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { Duration } from 'aws-cdk-lib/core'
import type { App, Stack } from 'sst/constructs'
import { inertSecurityPolicy, pageSecurityPolicy } from './content-security-policy.ts'
import { mediaBucketName } from './media-bucket-name.ts'

interface HeaderSet {
  contentSecurityPolicy: string
  /** False lets the origin bring its own policy, as the API's reference page does. */
  overridesContentSecurityPolicy?: boolean
  framed?: boolean
  referrer?: HeadersReferrerPolicy
  more?: Record<string, string>
}

/** The headers that CloudFront adds to every answer, by kind of answer. */
export function createResponseHeaders(stack: Stack, app: App) {
  const uploads = `https://${mediaBucketName(app)}.s3.${app.region}.amazonaws.com`
  const page = pageSecurityPolicy({ uploads, frameAncestors: "'none'" })
  const create = (name: string, set: HeaderSet) =>
    createPolicy(stack, app.logicalPrefixedName(name), name, set)
  return {
    page: create('page', { contentSecurityPolicy: page }),
    // Pages whose address alone opens an order, a ticket, a door list or an account.
    secretLink: create('secret-link', {
      contentSecurityPolicy: page,
      referrer: HeadersReferrerPolicy.NO_REFERRER,
      more: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
    }),
    widget: create('widget', {
      contentSecurityPolicy: pageSecurityPolicy({ uploads, frameAncestors: '*' }),
      framed: true,
    }),
    api: create('api', { contentSecurityPolicy: inertSecurityPolicy, overridesContentSecurityPolicy: false }),
    immutable: create('immutable', {
      contentSecurityPolicy: inertSecurityPolicy,
      more: { 'cache-control': 'public, max-age=31536000, immutable' },
    }),
  }
}

function createPolicy(stack: Stack, policyName: string, id: string, set: HeaderSet): ResponseHeadersPolicy {
  const referrerPolicy = set.referrer ?? HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN
  return new ResponseHeadersPolicy(stack, `${id}-headers`, {
    responseHeadersPolicyName: policyName,
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: set.contentSecurityPolicy,
        override: set.overridesContentSecurityPolicy ?? true,
      },
      contentTypeOptions: { override: true },
      ...(!set.framed && { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } }),
      // An origin's own answer wins, so that the API can say no-referrer for a single one.
      referrerPolicy: { referrerPolicy, override: set.referrer !== undefined },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), override: true },
    },
    customHeadersBehavior: { customHeaders: customHeaders(set.more ?? {}) },
  })
}

function customHeaders(more: Record<string, string>): ResponseCustomHeader[] {
  const everywhere = {
    'permissions-policy': 'camera=(self), payment=(self "https://js.stripe.com"), microphone=()',
  }
  return Object.entries({ ...everywhere, ...more }).map(([header, value]) => ({
    header,
    value,
    override: true,
  }))
}
