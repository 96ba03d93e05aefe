import { commonParts, textOf } from './common-parts.ts'
import { mapSchemas, mapValues, refTo, type Schema } from './json-schema.ts'

type Schemas = Record<string, Schema>

const fewest = 4

/**
 * The schemas, each with the larger others that it has whole as its bases, and only its further fields of its own: what an
 * answer about one order adds to a row of the list stands beside the row's name. It is a part of `allOf` as the bases are:
 * openapi-python-client takes a schema with one part for that part, and forgets what stands beside.
 */
export function extendedSchemas(given: Schemas): Schemas {
  const schemas = { ...commonParts(given), ...given }
  const bases = Object.entries(schemas)
    .filter(([, schema]) => isOpenObject(schema) && sizeOf(schema) >= fewest)
    .sort(([, one], [, other]) => sizeOf(other) - sizeOf(one))
  const extended = (schema: Schema): Schema => {
    const { description, ...rest } = schema
    const [own, found] = beyondAll(rest, bases)
    if (found.length === 0) return schema
    return { ...(description && { description }), allOf: [...found.map(refTo), own] }
  }
  const inner = (schema: Schema): Schema => {
    const same = isOpenObject(schema) && bases.find(([, other]) => isSame(other, schema))
    return same
      ? { ...(schema.description && { description: schema.description }), ...refTo(same[0]) }
      : extended(schema)
  }
  return mapValues(schemas, (schema) => extended(mapSchemas(schema, inner)))
}

const sizeOf = ({ properties = {} }: Schema) => Object.keys(properties).length

/** Bodies forbid other fields, so that they cannot be parts of each other. */
const isOpenObject = ({ additionalProperties, properties }: Schema) =>
  properties !== undefined && additionalProperties === undefined

const isWithin = (base: Schema, schema: Schema) => sizeOf(base) < sizeOf(schema) && hasWhole(schema, base)

const isSame = (one: Schema, other: Schema) => sizeOf(one) === sizeOf(other) && hasWhole(one, other)

const hasWhole = (schema: Schema, base: Schema) =>
  Object.keys(base.properties ?? {}).every((field) => textOf(base, field) === textOf(schema, field))

/** What a schema has besides its bases, and the names of these. */
function beyondAll(schema: Schema, bases: readonly [string, Schema][]): [Schema, string[]] {
  const [name, base] = (isOpenObject(schema) && bases.find(([, other]) => isWithin(other, schema))) || []
  if (name === undefined || !base) return [schema, []]
  const [own, others] = beyondAll(beyond(schema, base), bases)
  return [own, [name, ...others]]
}

function beyond({ properties = {}, required = [], ...schema }: Schema, base: Schema): Schema {
  const isOwn = (field: string) => !(field in (base.properties ?? {}))
  const own = required.filter(isOwn)
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([field]) => isOwn(field))),
    ...(own.length > 0 && { required: own }),
  }
}
