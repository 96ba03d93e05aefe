import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import type { ErrorCode } from '@foyer/contracts/error-code'
import type { ErrorExtras } from '@foyer/contracts/error-details'
import { errors } from '@foyer/contracts/error-table'
import { refusalsOf } from '@foyer/contracts/refusals'
import * as z from 'zod'
import { toJSONSchema } from 'zod/mini'
import { className } from './contract-schemas.ts'
import { refTo, type Schema, tidied } from './json-schema.ts'

type Row = readonly [status: number, sentence: string, more?: ErrorExtras]

const rowOf = (code: ErrorCode): Row => errors[code]

/** Not `z` itself: a bundle that hands it on as a value holds all of zod, with the texts of fifty languages. */
const builders = {
  array: z.array,
  int: z.int,
  number: z.number,
  object: z.object,
  record: z.record,
  string: z.string,
  unknown: z.unknown,
}

/** The facts that belong to a code, if it has any. */
function factsOf(code: ErrorCode): Schema | undefined {
  const [, , { details } = {}] = rowOf(code)
  if (!details) return
  const { $schema: _, additionalProperties: __, ...facts } = toJSONSchema(details(builders), { io: 'output' })
  return tidied(facts as Schema)
}

/** The name of a refusal's component. Generators make a file or a class of it, so it has no dot. */
const refusalName = (code: ErrorCode) => className(code.replace('.', '_'))

/** Refusals with facts as components. Codes with the same facts are one, which has the name of the first; `x-error-codes` leads to their sentences. */
function schemasWithFacts(codes: readonly ErrorCode[]): Record<string, Schema> {
  const groups = Map.groupBy(codes, (code) => JSON.stringify(factsOf(code)))
  return Object.fromEntries(
    [...groups.values()].flatMap(([code, ...others]) => {
      const details = code && factsOf(code)
      if (!details) return []
      const known = others.length > 0 ? { enum: [code, ...others] } : { const: code }
      const own = { type: 'object', required: ['code', 'details'], properties: { code: known, details } }
      return [[refusalName(code), { allOf: [refTo('ErrorText'), own] }]]
    }),
  )
}

/** What all refusals have in common. A client knows the code, or one was added after the client was made. */
const errorSchemas: Record<string, Schema> = {
  ErrorText: {
    type: 'object',
    description: 'What every refusal says.',
    required: ['message'],
    properties: {
      message: { type: 'string', description: 'What happened and what to do next, in English.' },
      request_id: { type: 'string', description: 'Names this request in Foyer’s log.' },
    },
  },
  Error: {
    description: 'A refusal.',
    allOf: [
      refTo('ErrorText'),
      {
        type: 'object',
        required: ['code'],
        properties: {
          code: {
            type: 'string',
            description: 'What happened, as a noun and a reason. Codes may be added.',
          },
          errors: refTo('FieldErrors'),
        },
      },
    ],
  },
  FieldErrors: {
    type: 'object',
    description: 'Of `request.invalid`: dotted field paths, each with its messages.',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
}

/**
 * How endpoints are refused: the one answer of all their calls, and its schemas. The codes of each call stand at an address of
 * their own (docs/decisions/0126).
 */
export function refusalResponses(endpoints: readonly Endpoint[]) {
  const everything = allEndpoints.map(({ endpoint }) => endpoint)
  const used = [...new Set(endpoints.flatMap((endpoint) => refusalsOf(endpoint, everything)))].sort()
  const withFacts = schemasWithFacts(used)
  return {
    responses: {
      refused: {
        description: 'Refused',
        headers: { 'Retry-After': { $ref: '#/components/headers/retry_after' } },
        content: { 'application/json': { schema: refTo('Refusal') } },
      },
    },
    schemas: {
      Refusal: {
        anyOf: [...Object.keys(withFacts), 'Error'].map(refTo),
        description: 'A refusal, with its facts if its code has any.',
      },
      ...errorSchemas,
      ...withFacts,
    } as Record<string, Schema>,
  }
}

/** What every call answers when it is refused. */
export const refused = { $ref: '#/components/responses/refused' }
