import type { Hono } from 'hono'
import { invalidRequest, resourceMissing } from '../api/api-error.ts'
import { type ApiCall, endpoint } from '../api/endpoint.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { address, flag, listOf, missing, text } from '../api/params.ts'
import type { StandIn } from '../stand-in.ts'
import type { StoredEndpoint } from '../store/stored-record.ts'
import { newEndpoint } from './webhook-endpoint.ts'

/** Stripe allows an account this many endpoints. */
const MOST = 16

const PARAMS = ['url', 'enabled_events', 'connect', 'api_version', 'description', 'metadata']

/** Where the platform receives events. */
export function mountWebhookEndpointRoutes(app: Hono, standIn: StandIn): void {
  app.get(
    '/v1/webhook_endpoints',
    endpoint(standIn, { params: LIST_PARAMS, platformOnly: true }, (call) => {
      const page = listPage(call, 'webhook_endpoint', {})
      return { ...page, data: page.data.map(withoutSecret) }
    }),
  )
  app.post('/v1/webhook_endpoints', endpoint(standIn, { params: PARAMS, platformOnly: true }, createEndpoint))
  app.post(
    '/v1/webhook_endpoints/:id',
    endpoint(standIn, { params: ['url', 'enabled_events', 'disabled'], platformOnly: true }, updateEndpoint),
  )
  app.delete(
    '/v1/webhook_endpoints/:id',
    endpoint(standIn, { params: [], platformOnly: true }, (call) => {
      const { store } = call.standIn
      endpointOf(call)
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

function endpointOf(call: ApiCall): StoredEndpoint {
  const stored = call.standIn.store.get('webhook_endpoint', call.account, call.id)
  if (!stored) throw resourceMissing('webhook endpoint', call.id, 'id')
  return stored
}

/** A disabled one gets no events, and when enabled again does not get those that it missed. */
function updateEndpoint(call: ApiCall): object {
  const stored = endpointOf(call)
  const enabled_events = listOf(call.params, 'enabled_events')
  const disabled = flag(call.params, 'disabled')
  const updated: StoredEndpoint = {
    ...stored,
    url: address(call.params, 'url') ?? stored.url,
    enabled_events: enabled_events.length > 0 ? enabled_events : stored.enabled_events,
    status: disabled === undefined ? stored.status : disabled ? 'disabled' : 'enabled',
  }
  call.standIn.store.put('webhook_endpoint', call.account, updated)
  return withoutSecret(updated)
}

function withoutSecret(stored: StoredEndpoint): object {
  return { ...stored, secret: undefined, connect: undefined }
}
