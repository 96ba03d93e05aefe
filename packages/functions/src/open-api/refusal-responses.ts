import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import type { ErrorCode } from '@foyer/contracts/error-code'
import type { ErrorExtras } from '@foyer/contracts/error-details'
import { errors } from '@foyer/contracts/error-table'
import { refusalsOf } from '@foyer/contracts/refusals'
import * as z from 'zod'

type Row = readonly [status: number, sentence: string, more?: ErrorExtras]

const rowOf = (code: ErrorCode): Row => errors[code]

/** When a wait is known, or the same request may succeed later. */
const isPassing = (code: ErrorCode) => [429, 503].includes(rowOf(code)[0]) || code === 'request.in_progress'

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

/** A refusal with one code, as a component: its sentence, and the facts that belong to it. */
function schemaOf(code: ErrorCode) {
  const [, sentence, { details } = {}] = rowOf(code)
  const { $schema: _, ...facts } = details ? z.toJSONSchema(details(builders), { io: 'output' }) : {}
  return {
    type: 'object' as const,
    description: sentence,
    required: ['code', 'message'],
    properties: {
      code: { const: code },
      message: { type: 'string' as const },
      request_id: { type: 'string' as const },
      ...(rowOf(code)[0] === 422 ? { errors: { $ref: '#/components/schemas/field_errors' } } : {}),
      ...(details ? { details: facts } : {}),
    },
  }
}

const fieldErrors = {
  type: 'object' as const,
  description: 'Dotted field paths, each with its messages.',
  additionalProperties: { type: 'array' as const, items: { type: 'string' as const } },
}

/** One schema for each code, for `components.schemas`. */
export const refusalSchemas = {
  field_errors: fieldErrors,
  ...Object.fromEntries((Object.keys(errors) as ErrorCode[]).map((code) => [code, schemaOf(code)])),
}

/** The status with the codes that it may have, each by reference. */
function responseOf(codes: readonly ErrorCode[]) {
  const schema = { oneOf: codes.map((code) => ({ $ref: `#/components/schemas/${code}` })) }
  return {
    description: `Refused: ${codes.join(', ')}`,
    ...(codes.some(isPassing)
      ? { headers: { 'Retry-After': { $ref: '#/components/headers/retry_after' } } }
      : {}),
    content: { 'application/json': { schema } },
  }
}

/**
 * What endpoints are refused with, by status. `responses` gets each set of codes once, so that common sets (no session, a
 * body that cannot be read) are references.
 */
export function refusalResponses() {
  const endpoints = allEndpoints.map(({ endpoint }) => endpoint)
  const names = new Map<string, string>()
  const responses: Record<string, ReturnType<typeof responseOf>> = {}
  const nameOf = (status: number, codes: readonly ErrorCode[]) => {
    const known = names.get(codes.join())
    if (known) return known
    const name = `refused_${status}_${names.size}`
    names.set(codes.join(), name)
    responses[name] = responseOf(codes)
    return name
  }
  return {
    responses,
    of: (endpoint: Endpoint) =>
      Object.fromEntries(
        [...Map.groupBy(refusalsOf(endpoint, endpoints), (code) => rowOf(code)[0])].map(([status, codes]) => [
          `${status}` as const,
          { $ref: `#/components/responses/${nameOf(status, codes)}` },
        ]),
      ),
  }
}
