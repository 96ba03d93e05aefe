import type { Endpoint } from '@foyer/contracts/endpoint'
import { idempotencyKey } from '@foyer/contracts/id'
import * as z from 'zod'
import { toJSONSchema } from 'zod/mini'
import { describeParameter } from './describe-schema.ts'
import { filterParameters } from './filter-parameters.ts'
import type { Schema } from './json-schema.ts'
import type { Parameter, ToSchema } from './parameter.ts'

/** What an operation is given besides its body. */
export function parametersOf(endpoint: Endpoint, toSchema: ToSchema): Parameter[] {
  const { params, query } = endpoint
  const fields = query instanceof z.ZodObject ? shapeOf(query) : []
  return [
    ...(params ? shapeOf(params) : []).map(([name, schema]) => parameter(name, 'path', toSchema(schema))),
    ...headersOf(endpoint),
    ...fields.flatMap(([name, schema]) =>
      name === 'filter_fields'
        ? filterParameters(schema, toSchema)
        : [parameter(name, 'query', toSchema(schema))],
    ),
  ]
}

const shapeOf = (schema: z.ZodObject) => Object.entries(schema.shape as Record<string, z.ZodType>)

function parameter(name: string, place: 'path' | 'query', { description, ...schema }: Schema): Parameter {
  return {
    name,
    in: place,
    ...(place === 'path' && { required: true as const }),
    ...withDescription(description ?? describeParameter(name)),
    schema,
  }
}

const header = (name: string, description: string, schema: Schema) => ({
  name,
  in: 'header' as const,
  description,
  schema,
})

const { $schema: _, ...keySchema } = toJSONSchema(idempotencyKey)
const key = header(
  'Idempotency-Key',
  'Your key for this attempt, kept for at least 24 hours.',
  keySchema as Schema,
)
const ifMatch = header(
  'If-Match',
  'The ETag of what you read. The change is refused with 412 if somebody changed it since.',
  { type: 'string' },
)

function headersOf(endpoint: Endpoint): Parameter[] {
  const isKeyed = endpoint.name !== 'receiveStripeEvent' && (endpoint.method === 'POST' || endpoint.keeps_key)
  return [...(isKeyed ? [key] : []), ...(endpoint.is_update ? [ifMatch] : [])]
}

const home = '#/components/parameters/'

/**
 * Gives a parameter that several operations have a name in `components.parameters`. `all`: of every operation. Names follow
 * the order of the operations.
 */
export function sharedParameters(all: readonly Parameter[]) {
  const uses = Map.groupBy(all, (given) => JSON.stringify(given))
  const names = new Map<string, string>()
  const taken = new Map<string, number>()
  for (const [text, each] of uses) {
    const [given] = each
    if (!given) continue
    const base = given.name
      .replace(/^filter_fields\[(\w+)\]\[(\w+)\]$/, '$1.$2')
      .replace('Idempotency-Key', 'key')
    const count = (taken.get(base) ?? 0) + 1
    const name = count === 1 ? base : `${base}.${count}`
    // Two short ones are shorter than a third with two references.
    const reference = `{"$ref":"${home}${name}"}`
    if (each.length * (text.length - reference.length) <= text.length + name.length + 4) continue
    taken.set(base, count)
    names.set(text, name)
  }
  return {
    parameters: Object.fromEntries([...names].map(([text, name]) => [name, JSON.parse(text) as Parameter])),
    refer: (given: Parameter) => {
      const name = names.get(JSON.stringify(given))
      return name === undefined ? given : { $ref: `${home}${name}` }
    },
  }
}

const withDescription = (description: string | undefined) => (description ? { description } : {})
