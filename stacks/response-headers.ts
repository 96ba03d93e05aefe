import {
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { Duration } from 'aws-cdk-lib/core'
import type { App, Stack } from 'sst/constructs'
import { type AnswerHeaders, answerHeaders } from './answer/answer-headers.ts'
import type { AnswerKind } from './answer/answer-kinds.ts'
import { mediaBucketName } from './media-bucket-name.ts'

/** CloudFront's policies for every kind of answer, made from the list in `answer/answer-headers.ts`. */
export function createResponseHeaders(stack: Stack, app: App): Record<AnswerKind, ResponseHeadersPolicy> {
  const lists = answerHeaders({ uploads: uploadAddresses(app), https: true })
  const policies = Object.entries(lists).map(([kind, headers]) => [
    kind,
    createPolicy(stack, `${kind}-headers`, app.logicalPrefixedName(kind), headers),
  ])
  return Object.fromEntries(policies)
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
    'access-control-allow-origin': allowedOrigin,
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
    ...(allowedOrigin && {
      corsBehavior: {
        accessControlAllowOrigins: [allowedOrigin],
        accessControlAllowMethods: ['GET', 'HEAD'],
        accessControlAllowHeaders: ['*'],
        accessControlAllowCredentials: false,
        originOverride: true,
      },
    }),
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
