import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import type { ErrorCode } from '@foyer/contracts/error-code'
import type { ErrorExtras } from '@foyer/contracts/error-details'
import { errors } from '@foyer/contracts/error-table'
import { refusalsOf, shapeRefusals } from '@foyer/contracts/refusals'
import * as z from 'zod'
import { toJSONSchema } from 'zod/mini'
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

/** A refusal with facts, as a component: the facts that belong to it. Its sentence is in `x-error-codes`. */
function schemaOf(code: ErrorCode) {
  const [, , { details } = {}] = rowOf(code)
  const {
    $schema: _,
    additionalProperties: __,
    ...facts
  } = details ? toJSONSchema(details(builders), { io: 'output' }) : {}
  return {
    type: 'object' as const,
    required: ['code', 'message', 'details'],
    properties: {
      code: { const: code },
      message: refTo('ErrorMessage'),
      request_id: refTo('RequestId'),
      details: tidied(facts as Schema),
    },
  }
}

const hasFacts = (code: ErrorCode) => rowOf(code)[2]?.details !== undefined

/** What all refusals have in common. A client knows the code, or one was added after the client was made. */
const errorSchemas = {
  Error: {
    type: 'object' as const,
    description: 'A refusal.',
    required: ['code', 'message'],
    properties: {
      code: {
        type: 'string' as const,
        description: 'What happened, as a noun and a reason. Codes may be added.',
      },
      message: refTo('ErrorMessage'),
      request_id: refTo('RequestId'),
      errors: refTo('FieldErrors'),
    },
  },
  ErrorMessage: { type: 'string' as const, description: 'What happened and what to do next, in English.' },
  RequestId: { type: 'string' as const, description: 'Names this request in Foyer’s log.' },
  FieldErrors: {
    type: 'object' as const,
    description: 'Of `request.invalid`: dotted field paths, each with its messages.',
    additionalProperties: { type: 'array' as const, items: { type: 'string' as const } },
  },
}

/** What any call may be refused with. The document lists it once. */
export const codesOfAnyCall: readonly ErrorCode[] = ['request.invalid', 'server.busy', 'server.unexpected']

/** What an operation may be refused with, as the document says it. */
export interface Refused {
  /** What any call of that shape may be refused with. */
  response: { $ref: string }
  /** The codes of its verb. */
  own: readonly ErrorCode[]
}

/**
 * What endpoints are refused with: the codes of an endpoint's verb, and those that follow from its shape, which many endpoints
 * share. `responses` has each set of those once.
 */
export function refusalResponses(endpoints: readonly Endpoint[]) {
  const everything = allEndpoints.map(({ endpoint }) => endpoint)
  const names = new Map<string, string>()
  const responses: Record<string, object> = {}
  const refer = (codes: readonly ErrorCode[]) => {
    const name = names.get(codes.join()) ?? `refused.${names.size + 1}`
    names.set(codes.join(), name)
    responses[name] = {
      description: 'Refused',
      headers: { 'Retry-After': { $ref: '#/components/headers/retry_after' } },
      content: { 'application/json': { schema: refTo('Refusal') } },
      'x-codes': codes.filter((code) => !codesOfAnyCall.includes(code)),
    }
    return { $ref: `#/components/responses/${name}` }
  }
  const of = (endpoint: Endpoint): Refused => {
    const shared = [...new Set(shapeRefusals(endpoint, everything))]
      .filter((code) => !code.endsWith('.not_found'))
      .sort()
    const own = refusalsOf(endpoint, everything).filter((code) => !shared.includes(code))
    return { response: refer(shared), own }
  }
  const refused = new Map(endpoints.map((endpoint) => [endpoint, of(endpoint)]))
  const used = [...new Set(endpoints.flatMap((endpoint) => refusalsOf(endpoint, everything)))].sort()
  const withFacts = used.filter(hasFacts)
  return {
    responses,
    schemas: {
      Refusal: {
        anyOf: [...withFacts, 'Error'].map(refTo),
        description: 'A refusal, with its facts if its code has any.',
      },
      ...errorSchemas,
      ...Object.fromEntries(withFacts.map((code) => [code, schemaOf(code)])),
    },
    /** The status of each code, and what it says. */
    codes: Object.fromEntries(used.map((code) => [code, rowOf(code).slice(0, 2)])),
    of: (endpoint: Endpoint) => refused.get(endpoint),
  }
}
