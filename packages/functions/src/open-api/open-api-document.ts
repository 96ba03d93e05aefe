import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { apiKeyScopes } from '@foyer/contracts/api-key/api-key'
import { type Endpoint, type Method, methodsOf } from '@foyer/contracts/endpoint'
import { idempotencyKey } from '@foyer/contracts/id'
import type { Access } from '@foyer/contracts/permission'
import * as z from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { refusalResponses, refusalSchemas } from './refusal-responses.ts'

/** The OpenAPI 3.1 description of the API, made only from the endpoint list. */
export function openApiDocument(siteUrl: string) {
  const refusals = refusalResponses()
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '1',
      description:
        'Amounts are integers in minor units of the currency beside them. Instants are UTC. Answers stand in `{ data }`, lists in `{ data, meta }`, errors in `{ code, message, errors?, details? }`. Each call lists the codes with which it can refuse.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${siteUrl}/api` }],
    paths: paths(refusals.of),
    components: {
      securitySchemes,
      schemas: refusalSchemas,
      headers: { retry_after: retryAfter },
      // Filled by the paths above.
      responses: refusals.responses,
    },
  })
}

/** Both travel as `Authorization: Bearer …`; `person` endpoints take no key. */
const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A person’s token, as `login` answers it.',
  },
  api_key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'foyer_…',
    description: 'An API key of the account with the scope that the call requires (Account, API keys).',
  },
} as const

type RefusalsOf = ReturnType<typeof refusalResponses>['of']

function paths(refusalsOf: RefusalsOf): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {}
  for (const { concept, endpoint } of allEndpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    for (const method of methodsOf(endpoint))
      all[path] = {
        ...all[path],
        [method.toLowerCase()]: operation(concept, endpoint, { method, refusalsOf }),
      }
  }
  return all
}

function operation(
  concept: string,
  endpoint: Endpoint,
  { method, refusalsOf }: { method: Method; refusalsOf: RefusalsOf },
): ZodOpenApiOperationObject {
  const { params, query, body, access, encoding } = endpoint
  return {
    operationId: operationId(endpoint, method),
    summary: endpoint.summary,
    tags: [concept],
    ...securityOf(access),
    requestParams: {
      ...headersOf(endpoint, method),
      ...(params ? { path: params } : {}),
      ...(query instanceof z.ZodObject ? { query } : {}),
    },
    ...(body
      ? { requestBody: { required: true, content: { [bodyTypes[encoding]]: { schema: body } } } }
      : {}),
    responses: { [`${endpoint.status}`]: success(endpoint), ...refusalsOf(endpoint) },
  }
}

const retryAfter = {
  description:
    'Seconds to wait before you ask again: on 429, on 503, and while a request with the same key is running.',
  schema: { type: 'integer' as const },
}

const ifMatch = z.string().meta({
  description: 'The ETag of what you read. The change is refused with 412 if somebody changed it since.',
})

const key = idempotencyKey.meta({
  description:
    'Your key for this attempt, kept for at least 24 hours. The same request with the same key gets the same answer and has no second effect. Another request with that key is refused with 409.',
})

function headersOf({ method: first, is_update, keeps_key, name }: Endpoint, method: Method) {
  const isKeyed = name !== 'receiveStripeEvent' && (first === 'POST' || keeps_key)
  const headers = {
    ...(isKeyed ? { 'Idempotency-Key': key.optional() } : {}),
    ...(is_update && method !== 'GET' ? { 'If-Match': ifMatch.optional() } : {}),
  }
  return Object.keys(headers).length === 0 ? {} : { header: z.object(headers) }
}

/** An update has two methods, and each operation has its own name. */
function operationId({ name, method: first }: Endpoint, method: Method): string {
  return method === first ? name : name.replace(/^update/, 'patch')
}

/** Any one of them will do. A key's scope is named if the permission table lets keys have it. */
function securityOf(access: Access): Pick<ZodOpenApiOperationObject, 'security'> {
  if (access === 'public' || access === 'link') return { security: [] }
  const scope = apiKeyScopes.find((known) => known === access)
  const isForKeys = scope !== undefined || access === 'signed_in'
  return { security: [{ session: [] }, ...(isForKeys ? [{ api_key: scope ? [scope] : [] }] : [])] }
}

const bodyTypes = {
  json: 'application/json',
  form: 'multipart/form-data',
  fields: 'application/x-www-form-urlencoded',
} as const

function success({ path, response, summary }: Endpoint) {
  if (!response) return { description: 'Done' }
  if (path.endsWith('.pdf')) return { description: summary, content: { 'application/pdf': {} } }
  if (path.endsWith('.ics')) return { description: summary, content: { 'text/calendar': {} } }
  return { description: summary, content: { 'application/json': { schema: response } } }
}
