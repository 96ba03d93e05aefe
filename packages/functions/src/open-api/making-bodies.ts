import { mapValues, refTo, type Schema } from './json-schema.ts'

type Schemas = Record<string, Schema>

/** The schemas, of which a body that makes something is the one that changes it, with what must be there and what is assumed otherwise. */
export function makingBodies(schemas: Schemas): Schemas {
  return mapValues(schemas, (schema) => {
    if (schema.additionalProperties !== false || isChange(schema)) return schema
    const [name] = Object.entries(schemas).find(([, other]) => isChangeOf(other, schema)) ?? []
    return name === undefined ? schema : beyond(schema, name)
  })
}

function beyond({ properties = {}, required, description }: Schema, name: string): Schema {
  const own = Object.entries(properties).flatMap(([field, schema]): [string, Schema][] => {
    return schema.default === undefined ? [] : [[field, { default: schema.default }]]
  })
  return {
    ...(description && { description }),
    allOf: [refTo(name), { type: 'object', properties: Object.fromEntries(own) }],
    ...(required && { required }),
  }
}

function isChangeOf(other: Schema, { properties = {} }: Schema): boolean {
  const { properties: changed = {}, additionalProperties } = other
  return (
    additionalProperties === false &&
    isChange(other) &&
    Object.keys(changed).sort().join() === Object.keys(properties).sort().join() &&
    Object.entries(properties).every(
      ([field, { default: _, ...schema }]) => textOf(schema) === textOf(changed[field]),
    )
  )
}

/** Whether all may be left out, and nothing is assumed for it. */
const isChange = ({ properties = {}, required }: Schema) =>
  !required && Object.values(properties).every((field) => field.default === undefined)

const textOf = (schema: Schema | undefined) => JSON.stringify(schema)
