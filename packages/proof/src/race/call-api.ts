import { backOff } from '@foyer/core/table/write'
import { handler as apiHandler } from '@foyer/functions/api'
import { handler as webhookHandler } from '@foyer/functions/stripe-webhook'
import { inRole } from '@foyer/functions/testing/as-function'
import { callHttpApi, type HttpFunction } from '@foyer/local/gateway/http-api'
import type { GrantedFunction } from '../../../../stacks/grant/function-grants.ts'
import { asAnotherClient } from '../as-another-client.ts'
import { patientSeconds } from '../patience.ts'

interface Call {
  method: string
  /** Below /api. */
  path: string
  body?: object | string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  // What the tests read of it differs from path to path.
  body: { code?: string; details?: Record<string, unknown>; data?: unknown }
}

const attempts = 8
let busy = 0

/** How many answers said so in this proof so far. */
export const busyAnswers = () => busy

/** Calls the API's own handler, and again, as clients do, while it is busy. */
export async function callApi(call: Call): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(functionOf('api', apiHandler), call)
    if (answer.status !== 503) return answer
    busy += 1
    if (attempt === attempts) return answer
    await backOff(attempt)
  }
}

/** Hands the webhook's handler one delivery. */
export function callWebhook(body: string, signature: string): Promise<Answer> {
  const call = { method: 'POST', path: '/public/webhooks/stripe', body }
  return askOnce(functionOf('stripe-webhook', webhookHandler), {
    ...call,
    headers: { 'stripe-signature': signature },
  })
}

// Hono's handlers take several kinds of events, which their types cannot express together.
function functionOf(name: GrantedFunction, handler: unknown): HttpFunction {
  return { name, timeoutSeconds: patientSeconds, handler: inRole(name, handler as HttpFunction['handler']) }
}

async function askOnce(fn: HttpFunction, { method, path, body, headers = {} }: Call): Promise<Answer> {
  const request = new Request(`http://foyer.example/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...asAnotherClient(),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await callHttpApi(fn, request, request.headers, patientSeconds)
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}
