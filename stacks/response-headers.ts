import {
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { Duration } from 'aws-cdk-lib/core'
import type { App, Stack } from 'sst/constructs'
import type { AnswerHeaders } from './answer/answer-headers.ts'
import type { AnswerKind } from './answer/answer-kinds.ts'
import { edgePolicies, policyOf } from './answer/edge-policies.ts'
import { mediaBucketName } from './media-bucket-name.ts'

/** The policy of every kind of answer, made from the list in `answer/edge-policies.ts`. */
export function createResponseHeaders(stack: Stack, app: App): Record<AnswerKind, ResponseHeadersPolicy> {
  const lists = edgePolicies({ uploads: uploadAddresses(app), https: true })
  const policies = Object.fromEntries(
    Object.entries(lists).map(([policy, headers]) => [
      policy,
      createPolicy(stack, `${policy}-headers`, app.logicalPrefixedName(policy), headers),
    ]),
  )
  const ofKinds = Object.entries(policyOf).map(([kind, policy]) => [kind, policies[policy]])
  return Object.fromEntries(ofKinds)
}

/** A presigned POST goes to the bucket itself, a presigned PUT below it; a source that ends with a slash means everything below it. */
function uploadAddresses(app: App): string[] {
  const bucket = `https://s3.${app.region}.amazonaws.com/${mediaBucketName(app)}`
  return [bucket, `${bucket}/`]
}

/** CloudFront has separate fields for headers that it knows, and refuses them among the others. */
function createPolicy(stack: Stack, id: string, name: string, headers: AnswerHeaders): ResponseHeadersPolicy {
  const {
    'strict-transport-security': strictTransport = '',
    'content-security-policy': contentSecurityPolicy = '',
    'referrer-policy': referrerPolicy,
    'x-frame-options': frameOption,
    'x-content-type-options': _nosniff,
    ...custom
  } = headers.added
  return new ResponseHeadersPolicy(stack, id, {
    responseHeadersPolicyName: name,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: false },
      ...(frameOption && { frameOptions: { frameOption: HeadersFrameOption.DENY, override: false } }),
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override: false },
      strictTransportSecurity: { accessControlMaxAge: maxAge(strictTransport), override: false },
    },
    customHeadersBehavior: {
      customHeaders: [...listed(custom, false), ...listed(headers.forced, true)],
    },
  })
}

function maxAge(strictTransport: string): Duration {
  return Duration.seconds(Number(strictTransport.replace('max-age=', '')))
}

function listed(headers: Record<string, string>, override: boolean): ResponseCustomHeader[] {
  return Object.entries(headers).map(([header, value]) => ({ header, value, override }))
}
