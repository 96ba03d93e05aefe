import { queryOptions } from '@tanstack/react-query'

/** A JSON schema as far as the reference shows it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  additionalProperties?: boolean | Schema
  deprecated?: boolean
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

export interface Content {
  description?: string
  content?: Record<string, { schema?: Schema }>
}

type Referable<Part> = Part | { $ref: string }

export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: Referable<Parameter>[]
  requestBody?: Content
  responses: Record<string, Referable<Content>>
  deprecated?: boolean
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** What `/api/openapi.json` and `/api/openapi-account.json` answer. */
export interface ApiDocument {
  info: { description: string }
  tags: { name: string; description: string }[]
  security?: Record<string, string[]>[]
  paths: Record<string, Partial<Record<Method, Operation>> & { parameters?: Referable<Parameter>[] }>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Content>
  }
}

/** What a refusal says, by its code. */
export type ErrorCodes = Record<string, { status: number; message: string }>
/** The codes with which each call may be refused, by its name. */
export type Refusals = Record<string, string[]>

async function read<Data>(address: string, signal: AbortSignal): Promise<Data> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer.json()
}

const asked = <Data>(address: string) =>
  queryOptions({
    queryKey: ['docs', address],
    queryFn: ({ signal }) => read<Data>(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

const documents = ['/api/openapi.json', '/api/openapi-account.json']

export const docsQueries = {
  documents: () =>
    queryOptions({
      queryKey: ['docs', 'documents'],
      queryFn: ({ signal }) => Promise.all(documents.map((address) => read<ApiDocument>(address, signal))),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  codes: () => asked<ErrorCodes>('/api/error-codes.json'),
  refusals: () => asked<Refusals>('/api/refusals.json'),
}
