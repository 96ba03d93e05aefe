import type { ApiDocument, Schema } from './api-document.ts'
import { referred } from './calls.ts'

/** A schema with what it refers to: its own words and limits count before those of the reference, and bases are one object with it. */
export function wholeSchema(document: ApiDocument, schema: Schema): Schema {
  const { $ref, ...own } = schema
  const base = $ref === undefined ? {} : wholeSchema(document, referred<Schema>(document, { $ref }))
  const { allOf = [], ...rest } = { ...base, ...own }
  const parts = allOf.map((part) => wholeSchema(document, part))
  if (parts.length === 0) return rest
  const all = [...parts, rest]
  return {
    ...Object.assign({}, ...parts, rest),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required = [] }) => required),
  }
}

/** A word for the kind of a value: "string", "array of objects", "integer or null". */
export function kindOf(document: ApiDocument, schema: Schema): string {
  const whole = wholeSchema(document, schema)
  const ways = whole.anyOf ?? whole.oneOf
  if (ways) return [...new Set(ways.map((way) => kindOf(document, way)))].join(' or ')
  if (whole.const !== undefined) return JSON.stringify(whole.const)
  if (whole.items) return `array of ${kindOf(document, whole.items)}`
  const types = [whole.type ?? (whole.properties ? 'object' : whole.enum ? 'string' : 'any')].flat()
  return types.join(' or ')
}

/** The values that a field has one of. */
export function valuesOf(document: ApiDocument, schema: Schema): unknown[] {
  const whole = wholeSchema(document, schema)
  return whole.enum ?? (whole.anyOf ?? []).flatMap((way) => valuesOf(document, way))
}

/** What a value is not beyond: "1 to 50 characters", "at most 100". */
export function limitsOf(
  document: ApiDocument,
  schema: Schema,
): { unit: 'characters' | 'items' | 'value'; least?: number; most?: number } | null {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = wholeSchema(document, schema)
  const pairs = [
    ['characters', minLength, maxLength],
    ['items', minItems, maxItems],
    ['value', minimum, maximum],
  ] as const
  const found = pairs.find(([, least, most]) => least !== undefined || most !== undefined)
  if (!found) return null
  const [unit, least, most] = found
  return { unit, ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) }
}

/** The fields inside a value: of an object, of what an array has, or of the one way that is an object. */
export function fieldsIn(
  document: ApiDocument,
  schema: Schema,
): { fields: [string, Schema][]; required: Set<string> } {
  const whole = wholeSchema(document, schema)
  if (whole.properties) return { fields: Object.entries(whole.properties), required: new Set(whole.required) }
  const inside =
    whole.items ?? (whole.anyOf ?? whole.oneOf)?.find((way) => fieldsIn(document, way).fields.length > 0)
  return inside ? fieldsIn(document, inside) : { fields: [], required: new Set() }
}
