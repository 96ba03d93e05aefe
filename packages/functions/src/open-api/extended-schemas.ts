import { mapValues, refTo, type Schema } from './json-schema.ts'

type Schemas = Record<string, Schema>

const fewest = 4

/**
 * The schemas, each with the largest other one that it has whole as its base, and only its further fields of its own: what
 * an answer about one order adds to a row of the list stands beside the row's name.
 */
export function extendedSchemas(schemas: Schemas): Schemas {
  const texts = mapValues(schemas, fieldTexts)
  const bySize = Object.keys(texts).sort((one, other) => sizeOf(other) - sizeOf(one))
  function sizeOf(name: string): number {
    return Object.keys(texts[name] ?? {}).length
  }
  const baseOf = (name: string, schema: Schema) =>
    bySize.find(
      (base) =>
        sizeOf(base) >= fewest &&
        sizeOf(base) < sizeOf(name) &&
        isOpenObject(schemas[base] ?? {}) &&
        isOpenObject(schema) &&
        Object.entries(texts[base] ?? {}).every(([field, text]) => texts[name]?.[field] === text),
    )
  return mapValues(schemas, (schema, name) => {
    const base = baseOf(name, schema)
    return base === undefined ? schema : beyond(schema, base, schemas[base]?.properties ?? {})
  })
}

/** Bodies forbid other fields, so that they cannot be parts of each other. */
const isOpenObject = ({ additionalProperties, properties }: Schema) =>
  properties !== undefined && additionalProperties === undefined

const fieldTexts = ({ properties = {}, required = [] }: Schema) =>
  mapValues(properties, (field, name) => JSON.stringify([field, required.includes(name)]))

function beyond(
  { properties = {}, required = [], ...schema }: Schema,
  base: string,
  inherited: object,
): Schema {
  const isOwn = (field: string) => !(field in inherited)
  const own = required.filter(isOwn)
  return {
    ...schema,
    allOf: [refTo(base)],
    properties: Object.fromEntries(Object.entries(properties).filter(([field]) => isOwn(field))),
    ...(own.length > 0 && { required: own }),
  }
}
