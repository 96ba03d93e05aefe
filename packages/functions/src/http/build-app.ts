import { randomUUID } from 'node:crypto'
import { apiVersion } from '@foyer/contracts/api-version'
import { methodsOf } from '@foyer/contracts/endpoint'
import { type Actor, AppError } from '@foyer/core/verb'
import { Hono } from 'hono'
import type { LambdaContext, LambdaEvent } from 'hono/aws-lambda'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { secretsOfNow } from '../parameters.ts'
import { answerRoute } from './answer-route.ts'
import { clientAddress } from './client-address.ts'
import { compressAnswers } from './compress-answers.ts'
import { csrf } from './csrf.ts'
import { errorAnswer } from './error-answer.ts'
import type { Route, Siblings } from './mount.ts'
import { openToSites } from './open-to-sites.ts'
import { pathMatcher } from './path-matcher.ts'
import { refuseUndeclared } from './refuse-undeclared.ts'
import { traced } from './traced.ts'

interface AppEnvironment {
  Bindings: { event?: LambdaEvent; lambdaContext?: LambdaContext }
  Variables: { requestId: string; clientAddress: string; code?: string; actor?: Actor; email?: string }
}

/** What every answer says. */
const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'foyer-version': apiVersion,
}

/** What a 304 says besides what RFC 9110 asks for: what every answer of the API says. */
const saidEachTime = [
  ...RETAINED_304_HEADERS,
  ...Object.keys(privateHeaders),
  ...[
    'set-cookie',
    'x-request-id',
    'x-auth-token',
    'access-control-allow-origin',
    'access-control-expose-headers',
    'ratelimit',
    'ratelimit-policy',
    'deprecation',
    'sunset',
  ],
]

/**
 * Serves the given routes over HTTP, with request ids, safe headers and error bodies. Unknown addresses answer 404,
 * unknown methods 405.
 */
export function buildApp(routes: readonly Route[]): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>()
  // Outside of what compresses: other bytes have another tag.
  app.use(etag({ retainedHeaders: saidEachTime }))
  app.use(compressAnswers())
  app.use(async (c, next) => {
    const requestContext = c.env?.event?.requestContext
    c.set(
      'requestId',
      requestContext && 'requestId' in requestContext ? requestContext.requestId : randomUUID(),
    )
    c.set(
      'clientAddress',
      clientAddress(c.env?.event, (name) => c.req.header(name)),
    )
    for (const [name, value] of Object.entries(privateHeaders)) c.header(name, value)
    c.header('x-request-id', c.get('requestId'))
    await next()
  })
  app.use(traced)
  app.use(async (_, next) => {
    await secretsOfNow()
    await next()
  })
  const endpoints = routes.map(({ endpoint }) => endpoint)
  app.use(csrf(pathMatcher(endpoints.filter(({ encoding }) => encoding === 'fields'))))
  app.use(openToSites(endpoints))
  app.use(refuseUndeclared(app))
  for (const route of routes) {
    app.on(
      [...methodsOf(route.endpoint)],
      `/api${route.endpoint.path}`,
      answerRoute(route, siblingsOf(route, routes)),
    )
  }
  app.notFound((c) => errorAnswer(new AppError('route.not_found'), c))
  app.onError(errorAnswer)
  return app
}

function siblingsOf({ endpoint }: Route, routes: readonly Route[]): Siblings {
  const there = routes.filter((route) => route.endpoint.path === endpoint.path)
  return {
    read: there.find((route) => route.endpoint.method === 'GET'),
    update: there.find((route) => route.endpoint.is_update),
  }
}
