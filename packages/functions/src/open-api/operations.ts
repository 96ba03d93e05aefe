import { type Endpoint, methodsOf } from '@foyer/contracts/endpoint'
import type { Schema } from './json-schema.ts'
import type { Parameter } from './parameter.ts'
import { refused } from './refusal-responses.ts'
import { behaviorOf, securityOf, usualSecurity } from './security.ts'

type Content = Record<string, { schema: Schema }>

export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  deprecated?: true
  /** Left out: as of the document. */
  security?: Record<string, readonly string[]>[]
  parameters?: readonly (Parameter | { $ref: string })[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, { $ref: string } | { description: string; content?: Content }>
}

export interface Call {
  endpoint: Endpoint
  tag: string
  parameters: readonly Parameter[]
  body: Schema | undefined
  answer: Schema | undefined
}

/** An update is offered as PUT as well, which does the same. */
export const methodOf = (endpoint: Endpoint) => (methodsOf(endpoint).at(-1) ?? endpoint.method).toLowerCase()

export function operationOf(
  { endpoint, tag, body, answer }: Call,
  parameters: Operation['parameters'] = [],
): Operation {
  const description = behaviorOf(endpoint)
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(description && { description }),
    tags: [tag],
    ...(endpoint.deprecated && { deprecated: true as const }),
    ...(!isUsual(endpoint) && { security: securityOf(endpoint) }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { [bodyTypes[endpoint.encoding]]: { schema: body } } },
    }),
    responses: {
      [`${endpoint.status}`]: success(endpoint, answer),
      default: refused,
    },
  }
}

const isUsual = (endpoint: Endpoint) => JSON.stringify(securityOf(endpoint)) === JSON.stringify(usualSecurity)

const bodyTypes = {
  json: 'application/json',
  form: 'multipart/form-data',
  fields: 'application/x-www-form-urlencoded',
} as const

const fileTypes: Record<string, string> = {
  pdf: 'application/pdf',
  ics: 'text/calendar',
  ndjson: 'application/x-ndjson',
}

function success({ path, status }: Endpoint, answer: Schema | undefined) {
  if (!answer) return { description: 'OK' }
  const file = fileTypes[path.split('.').at(-1) ?? '']
  if (file && status !== 303)
    return { description: 'The file', content: { [file]: { schema: { type: 'string', format: 'binary' } } } }
  return { description: descriptions[status], content: { 'application/json': { schema: answer } } }
}

const descriptions = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'OK',
  303: 'Go on to `location`',
} as const
