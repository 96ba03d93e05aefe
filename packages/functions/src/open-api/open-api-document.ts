import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { errorBody } from '@foyer/contracts/error-code'
import * as z from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'

/** The OpenAPI 3.1 description of the API, made of the endpoint list and nothing else. */
export function openApiDocument(siteUrl: string) {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '1',
      description:
        'Amounts are integers in minor units of the currency beside them. Instants are UTC. Answers stand in `{ data }`, lists in `{ data, meta }`, errors in `{ code, message, errors? }`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${siteUrl}/api` }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths: paths(),
  })
}

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {}
  for (const { concept, endpoint } of allEndpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    all[path] = { ...all[path], [endpoint.method.toLowerCase()]: operation(concept, endpoint) }
  }
  return all
}

function operation(concept: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { params, query, body, access, encoding } = endpoint
  const isOpen = access === 'public' || access === 'link'
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [concept],
    ...(isOpen ? {} : { security: [{ bearer: [] }] }),
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query instanceof z.ZodObject ? { query } : {}),
    },
    ...(body ? { requestBody: { content: { [bodyTypes[encoding]]: { schema: body } } } } : {}),
    responses: {
      [`${endpoint.status}`]: success(endpoint),
      default: { description: 'Refused', content: { 'application/json': { schema: errorBody } } },
    },
  }
}

const bodyTypes = { json: 'application/json', form: 'multipart/form-data' } as const

function success({ path, response, summary }: Endpoint) {
  if (!response) return { description: 'Done' }
  if (path.endsWith('.pdf')) return { description: summary, content: { 'application/pdf': {} } }
  if (path.endsWith('.ics')) return { description: summary, content: { 'text/calendar': {} } }
  return { description: summary, content: { 'application/json': { schema: response } } }
}
