import type { Hono } from 'hono'
import { invalidRequest, resourceMissing } from '../api/api-error.ts'
import { type ApiCall, endpoint } from '../api/endpoint.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { address, flag, listOf, missing, text } from '../api/params.ts'
import type { StandIn } from '../stand-in.ts'
import { newEndpoint, type StoredEndpoint } from './webhook-endpoint.ts'

/** Stripe keeps that many endpoints for an account. */
const MOST = 16

const PARAMS = ['url', 'enabled_events', 'connect', 'api_version', 'description', 'metadata']

/** Where the platform wants to be told of events. */
export function mountWebhookEndpointRoutes(app: Hono, standIn: StandIn): void {
  app.get(
    '/v1/webhook_endpoints',
    endpoint(standIn, { params: LIST_PARAMS, platformOnly: true }, (call) => {
      const page = listPage(call, 'webhook_endpoint', {})
      return { ...page, data: page.data.map(withoutSecret) }
    }),
  )
  app.post('/v1/webhook_endpoints', endpoint(standIn, { params: PARAMS, platformOnly: true }, createEndpoint))
  app.delete(
    '/v1/webhook_endpoints/:id',
    endpoint(standIn, { params: [], platformOnly: true }, (call) => {
      const { store } = call.standIn
      if (!store.get('webhook_endpoint', call.account, call.id))
        throw resourceMissing('webhook endpoint', call.id, 'id')
      store.remove('webhook_endpoint', call.account, call.id)
      return { id: call.id, object: 'webhook_endpoint', deleted: true }
    }),
  )
}

function createEndpoint(call: ApiCall): object {
  const url = address(call.params, 'url')
  if (!url) throw missing('url')
  const enabled_events = listOf(call.params, 'enabled_events')
  if (enabled_events.length === 0) throw missing('enabled_events')
  if (call.standIn.store.all('webhook_endpoint').length >= MOST)
    throw invalidRequest(`You have reached the maximum of ${MOST} test webhook endpoints.`)
  const created = newEndpoint({
    url,
    enabled_events,
    connect: flag(call.params, 'connect') ?? false,
    api_version: text(call.params, 'api_version') ?? null,
    description: text(call.params, 'description') ?? null,
  })
  call.standIn.store.put('webhook_endpoint', call.account, created)
  return { ...withoutSecret(created), secret: created.secret }
}

function withoutSecret(stored: StoredEndpoint): object {
  return { ...stored, secret: undefined, connect: undefined }
}
