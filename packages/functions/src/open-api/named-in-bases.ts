import { className } from './contract-schemas.ts'
import { mapSchemas, mapValues, nameIn, refTo, type Schema } from './json-schema.ts'

type Schemas = Record<string, Schema>

/**
 * The schemas, in which an object in a field of a base is a component of its own. Without a name, openapi-python-client makes its class
 * for the base and for all that extend it, under one name, and then gives all of them up.
 */
export function namedInBases(schemas: Schemas): Schemas {
  const added: Schemas = {}
  const bases = new Set(Object.values(schemas).flatMap(({ allOf = [] }) => allOf.map(nameIn)))
  const named = (schema: Schema, base: string): Schema => ({
    ...schema,
    ...(schema.allOf && { allOf: schema.allOf.map((part) => named(part, base)) }),
    ...(schema.properties && {
      properties: mapValues(schema.properties, (inner, field) => {
        const name = className(`${base}_${field.replace(/s$/, '')}`)
        return mapSchemas({ items: inner }, (part) => {
          if (!part.properties) return part
          added[name] = part
          return refTo(name)
        }).items as Schema
      }),
    }),
  })
  const changed = mapValues(schemas, (schema, name) => (bases.has(name) ? named(schema, name) : schema))
  return { ...changed, ...added }
}
