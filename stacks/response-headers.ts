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
  contentSecurityPolicy?: string
  framesForbidden?: boolean
  referrer?: HeadersReferrerPolicy
  /** Added where the origin says nothing. */
  added?: Record<string, string>
  /** Added whatever the origin says. */
  forced?: Record<string, string>
}

const forDocuments = {
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/**
 * The headers that CloudFront adds to every answer, by kind of answer. What an origin has said itself stays,
 * except where `forced`. The local gateway adds the same (packages/local/src/gateway/security-headers.ts).
 */
export function createResponseHeaders(stack: Stack, app: App) {
  const bucket = `https://s3.${app.region}.amazonaws.com/${mediaBucketName(app)}`
  // A presigned POST goes to the bucket itself, a presigned PUT below it; a source with a slash means what is below.
  const uploads = [bucket, `${bucket}/`]
  const page: HeaderSet = {
    contentSecurityPolicy: pageSecurityPolicy({ uploads, frameAncestors: "'none'" }),
    framesForbidden: true,
    added: forDocuments,
  }
  const privateLink: HeaderSet = {
    ...page,
    referrer: HeadersReferrerPolicy.NO_REFERRER,
    forced: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  }
  const widget: HeaderSet = {
    contentSecurityPolicy: pageSecurityPolicy({ uploads, frameAncestors: '*' }),
    added: forDocuments,
  }
  const create = (name: string, set: HeaderSet) =>
    createPolicy(stack, `${name}-headers`, app.logicalPrefixedName(name), set)
  return {
    page: create('page', page),
    privateLink: create('private-link', privateLink),
    widget: create('widget', widget),
    api: create('api', {}),
    file: create('file', { contentSecurityPolicy: inertSecurityPolicy }),
  }
}

function createPolicy(stack: Stack, id: string, name: string, set: HeaderSet): ResponseHeadersPolicy {
  const { contentSecurityPolicy, referrer = HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN } = set
  const customHeaders = [...listed(set.added, false), ...listed(set.forced, true)]
  return new ResponseHeadersPolicy(stack, id, {
    responseHeadersPolicyName: name,
    securityHeadersBehavior: {
      ...(contentSecurityPolicy && { contentSecurityPolicy: { contentSecurityPolicy, override: false } }),
      ...(set.framesForbidden && {
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: false },
      }),
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: referrer, override: false },
      // Not for subdomains: an operator's other sites are not ours to decide on.
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), override: false },
    },
    ...(customHeaders.length > 0 && { customHeadersBehavior: { customHeaders } }),
  })
}

function listed(headers: Record<string, string> = {}, override: boolean): ResponseCustomHeader[] {
  return Object.entries(headers).map(([header, value]) => ({ header, value, override }))
}
