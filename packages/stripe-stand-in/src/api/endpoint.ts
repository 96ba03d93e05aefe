import type { Context, Handler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Stripe } from 'stripe'
import { newId, type Scope, type StandIn } from '../stand-in.ts'
import { ApiError, invalidRequest } from './api-error.ts'
import { checkVersion } from './api-version.ts'
import { identifyCaller, platformRequired, secretKeyRequired } from './caller.ts'
import { expandAnswer } from './expand.ts'
import { type FormFields, parseForm } from './form-body.ts'
import { earlierAnswer, keepAnswer } from './idempotency.ts'
import { listOf } from './params.ts'

/** One API request, read and checked. */
export interface ApiCall extends Scope {
  key: 'secret' | 'publishable'
  /** Whether the platform calls; else the connected account's owner does, with their own key. */
  isPlatform: boolean
  path: string
  /** The `:id` of the path. */
  id: string
  params: FormFields
}

interface EndpointRule {
  /** Top-level parameters that the stand-in supports; others are refused. */
  params: readonly string[]
  /** Whether Stripe.js may call it with a publishable key; else only servers may. */
  fromBrowser?: boolean
  /** Whether only the platform may call it, since it is about its connected accounts. */
  platformOnly?: boolean
}

// What Stripe.js adds to each of its requests.
const BROWSER_PARAMS = ['key', '_stripe_account', '_stripe_version']

/** A route of the API: authorization, account, idempotency, one transaction around the verb, Stripe's headers. */
export function endpoint(standIn: StandIn, rule: EndpointRule, verb: (call: ApiCall) => object): Handler {
  return async (context) => {
    const request = newId('req', 14)
    const idempotencyKey = context.req.header('Idempotency-Key') ?? null
    setHeaders(context, request, idempotencyKey)
    const fields = await fieldsOf(context)
    const ids = { id: request, idempotency_key: idempotencyKey }
    try {
      const call = readCall(context, standIn, rule, fields, ids)
      const run = () => standIn.store.transaction(() => answerOnce(context, call, verb))
      const isPost = context.req.method === 'POST'
      const answer = isPost ? await standIn.traffic.post(claimsOf(call), run) : run()
      return context.json(answer.body, answer.status)
    } catch (error) {
      const { body, status } = refusal(error, request)
      // A lock is soon free; Stripe says nothing about an exceeded rate.
      if (error instanceof ApiError && error.body.code === 'lock_timeout')
        context.header('Stripe-Should-Retry', 'true')
      return context.json(body, status)
    }
  }
}

/** What a POST locks while it runs: its key, and the object that it is about. */
function claimsOf(call: ApiCall) {
  const key = call.request?.idempotency_key
  const named = call.id || (typeof call.params.payment_intent === 'string' ? call.params.payment_intent : '')
  return { key: key ? `${call.account}/${key}` : null, object: named === '' ? null : named }
}

interface Answer {
  status: ContentfulStatusCode
  body: object
}

async function fieldsOf(context: Context): Promise<FormFields> {
  const query = new URL(context.req.url).search.slice(1)
  return parseForm(context.req.method === 'GET' ? query : `${query}&${await context.req.text()}`)
}

function readCall(
  context: Context,
  standIn: StandIn,
  rule: EndpointRule,
  fields: FormFields,
  request: Stripe.Event.Request,
): ApiCall {
  const caller = identifyCaller(context, standIn, fields)
  standIn.traffic.count(caller.givenKey)
  checkVersion(context.req.header('Stripe-Version'))
  if (caller.key === 'publishable' && !rule.fromBrowser) throw secretKeyRequired()
  if (rule.platformOnly && !caller.isPlatform) throw platformRequired()
  const params = Object.fromEntries(Object.entries(fields).filter(([name]) => !BROWSER_PARAMS.includes(name)))
  const known = ['expand', ...rule.params]
  const unknown = Object.keys(params).find((name) => !known.includes(name))
  if (unknown) {
    const message = `Received unknown parameter: ${unknown}. (The local stand-in knows: ${known.join(', ')}.)`
    throw invalidRequest(message, { code: 'parameter_unknown', param: unknown })
  }
  const path = context.req.path.slice(context.req.path.indexOf('/v1/'))
  const { key, account, isPlatform } = caller
  return { standIn, key, account, isPlatform, request, path, id: context.req.param('id') ?? '', params }
}

function answerOnce(context: Context, call: ApiCall, verb: (call: ApiCall) => object): Answer {
  const key = context.req.method === 'POST' ? call.request?.idempotency_key : null
  if (!key) return answerOf(call, verb)
  const earlier = earlierAnswer(call, key, call.path, call.params)
  if (earlier) {
    context.header('Idempotent-Replayed', 'true')
    context.header('Original-Request', earlier.request)
    return { status: earlier.status as ContentfulStatusCode, body: JSON.parse(earlier.body) }
  }
  const answer = answerOf(call, verb)
  const code = 'error' in answer.body ? (answer.body.error as { code?: string }).code : undefined
  keepAnswer(call, key, call.path, call.params, { ...answer, code })
  return answer
}

function answerOf(call: ApiCall, verb: (call: ApiCall) => object): Answer {
  try {
    return { status: 200, body: expandAnswer(call, verb(call), listOf(call.params, 'expand')) }
  } catch (error) {
    return refusal(error, call.request?.id ?? '')
  }
}

function refusal(error: unknown, request: string): Answer {
  if (!(error instanceof ApiError)) throw error
  const log = `https://dashboard.stripe.com/test/logs/${request}`
  return { status: error.status, body: { error: { ...error.body, request_log_url: log } } }
}

function setHeaders(context: Context, request: string, idempotencyKey: string | null): void {
  context.header('Request-Id', request)
  context.header('Stripe-Version', context.req.header('Stripe-Version') ?? Stripe.API_VERSION)
  const account = context.req.header('Stripe-Account')
  if (account) context.header('Stripe-Account', account)
  if (idempotencyKey) context.header('Idempotency-Key', idempotencyKey)
}
