import { className } from './contract-schemas.ts'
import { mapValues, refTo, type Schema } from './json-schema.ts'

type Schemas = Record<string, Schema>

/** The schemas with each field that many of them have in the same way as a component of its own. */
export function sharedFields(schemas: Schemas): Schemas {
  const uses = new Map<string, { field: string; schema: Schema; times: number }>()
  eachField(schemas, (field, schema) => {
    const { default: _, ...rest } = schema
    const key = keyOf(field, rest)
    uses.set(key, { field, schema: rest, times: (uses.get(key)?.times ?? 0) + 1 })
    return schema
  })
  const names = new Map<string, string>()
  const added: Schemas = {}
  for (const [key, { field, schema, times }] of uses) {
    if (!isWorthIt(schema, times)) continue
    const name = [className(field), `${className(field)}Field`].find((free) => !schemas[free] && !added[free])
    if (name === undefined) continue
    names.set(key, name)
    added[name] = schema
  }
  return {
    ...eachField(schemas, (field, schema) => {
      const { default: initial, ...rest } = schema
      const name = names.get(keyOf(field, rest))
      if (name === undefined) return schema
      return { ...(initial !== undefined && { default: initial }), ...refTo(name) }
    }),
    ...added,
  }
}

const keyOf = (field: string, schema: Schema) => `${field} ${JSON.stringify(schema)}`

/** Whether references to a schema are shorter than the schema each time. */
function isWorthIt(schema: Schema, times: number): boolean {
  const reference = 46
  const length = JSON.stringify(schema).length
  return (
    times > 1 &&
    !schema.properties &&
    !schema.items?.properties &&
    (times - 1) * length > (times + 1) * reference
  )
}

function eachField(schemas: Schemas, change: (field: string, schema: Schema) => Schema): Schemas {
  const within = (schema: Schema): Schema => ({
    ...schema,
    ...(schema.properties && {
      properties: mapValues(schema.properties, (inner, field) => change(field, within(inner))),
    }),
    ...(schema.items && { items: within(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(within) }),
  })
  return mapValues(schemas, within)
}
