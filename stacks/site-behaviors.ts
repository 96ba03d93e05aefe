import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CachedMethods,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type IOrigin,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { Duration } from 'aws-cdk-lib/core'
import type { App, Stack } from 'sst/constructs'
import { type AnswerKind, answerKinds, pageQueryParameters } from './answer/answer-kinds.ts'
import { keptAnswers } from './answer/kept-answers.ts'
import { createResponseHeaders } from './response-headers.ts'

interface Origins {
  files: IOrigin
  media: IOrigin
  httpApi: IOrigin
}

/** What answers each address and how it is cached; its headers are those of its kind. */
export function siteBehaviors(stack: Stack, app: App, origins: Origins) {
  const byAddress = createAddressCachePolicy(stack, app)
  const shell = {
    ...behavior(origins.files, byAddress),
    functionAssociations: tied(stack, app, 'serve-app-shell', [
      FunctionEventType.VIEWER_REQUEST,
      FunctionEventType.VIEWER_RESPONSE,
    ]),
  }
  const page = {
    ...behavior(origins.httpApi, createPageCachePolicy(stack, app)),
    originRequestPolicy: createPageRequestPolicy(stack, app),
    functionAssociations: tied(stack, app, 'choose-locale', [FunctionEventType.VIEWER_REQUEST]),
  }
  const api = {
    ...behavior(origins.httpApi, CachePolicy.CACHING_DISABLED),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    // API Gateway answers to its own host name only.
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    functionAssociations: tied(stack, app, 'name-viewer', [FunctionEventType.VIEWER_REQUEST]),
  }
  const behaviors: Record<AnswerKind, BehaviorOptions> = {
    app: shell,
    link: shell,
    door: shell,
    // They say no-store themselves: the policy keeps what an answer allows.
    checkout: page,
    ticket: page,
    page,
    draft: page,
    widget: page,
    file: behavior(origins.files, CachePolicy.CACHING_OPTIMIZED),
    embed: {
      ...behavior(origins.files, CachePolicy.CACHING_OPTIMIZED),
      functionAssociations: tied(stack, app, 'open-to-sites', [FunctionEventType.VIEWER_RESPONSE]),
    },
    media: behavior(origins.media, CachePolicy.CACHING_OPTIMIZED),
    api,
  }
  const headers = createResponseHeaders(stack, app)
  const keptAnswer: BehaviorOptions = {
    ...behavior(origins.httpApi, byAddress),
    // Writing requests reach the API as they are, and are refused there.
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    responseHeadersPolicy: headers.api,
  }
  const answered = (kind: AnswerKind) => ({ ...behaviors[kind], responseHeadersPolicy: headers[kind] })
  return {
    defaultBehavior: answered('app'),
    additionalBehaviors: {
      // CloudFront takes the first pattern that matches, so this comes before the API's.
      ...Object.fromEntries(keptAnswers.map((path) => [path, keptAnswer])),
      ...Object.fromEntries(Object.entries(answerKinds).map(([path, kind]) => [path, answered(kind)])),
    },
    errorResponses: uncachedErrors,
  }
}

// Otherwise CloudFront repeats an error for ten seconds to everybody who asks for that address, the API's errors too.
const uncachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}))

function behavior(origin: IOrigin, cachePolicy: BehaviorOptions['cachePolicy']) {
  return {
    origin,
    cachePolicy,
    compress: true,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachedMethods: CachedMethods.CACHE_GET_HEAD,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  }
}

/** Keeps a page as long as its Cache-Control says, once per language and for each of the parameters that change it. */
function createPageCachePolicy(stack: Stack, app: App): CachePolicy {
  return new CachePolicy(stack, 'page-cache', {
    cachePolicyName: app.logicalPrefixedName('page-cache'),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...pageQueryParameters),
    headerBehavior: CacheHeaderBehavior.allowList('x-foyer-locale'),
    cookieBehavior: CacheCookieBehavior.none(),
    ...cacheTimes,
  })
}

/** Where a page has to be drawn, its function learns the client's address besides what the cache knows it by: guesses are counted by it. */
function createPageRequestPolicy(stack: Stack, app: App): OriginRequestPolicy {
  return new OriginRequestPolicy(stack, 'page-request', {
    originRequestPolicyName: app.logicalPrefixedName('page-request'),
    headerBehavior: OriginRequestHeaderBehavior.allowList('x-foyer-viewer-address'),
    cookieBehavior: OriginRequestCookieBehavior.none(),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
  })
}

/** Keeps what is the same for everybody as long as its Cache-Control says; index.html says no-cache. */
function createAddressCachePolicy(stack: Stack, app: App): CachePolicy {
  return new CachePolicy(stack, 'files-cache', {
    cachePolicyName: app.logicalPrefixedName('files-cache'),
    queryStringBehavior: CacheQueryStringBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    ...cacheTimes,
  })
}

const cacheTimes = {
  minTtl: Duration.seconds(0),
  defaultTtl: Duration.seconds(0),
  maxTtl: Duration.days(1),
  enableAcceptEncodingBrotli: true,
  enableAcceptEncodingGzip: true,
}

/** Ties a file of `stacks/edge` to a behavior: before the cache is asked, or before an answer is sent as well. */
function tied(
  stack: Stack,
  app: App,
  name: 'choose-locale' | 'name-viewer' | 'open-to-sites' | 'serve-app-shell',
  eventTypes: FunctionEventType[],
) {
  const edgeFunction = new EdgeFunction(stack, name, {
    functionName: app.logicalPrefixedName(name),
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromFile({ filePath: `stacks/edge/${name}.js` }),
  })
  return eventTypes.map((eventType) => ({ function: edgeFunction, eventType }))
}
