import { className } from './contract-schemas.ts'
import { mapSchemas, mapValues, refTo, type Schema } from './json-schema.ts'

type Schemas = Record<string, Schema>

/** What one schema demands of a field that another only describes. It stands beside the reference. */
const demands = [
  ...['default', 'minLength', 'maxLength', 'pattern'],
  ...['minimum', 'maximum', 'minItems', 'maxItems'],
]

/** The schemas with what many of them say alike about a field of the same name as a component of its own. */
export function sharedFields(schemas: Schemas): Schemas {
  const uses = new Map<string, { field: string; kind: Schema; times: number }>()
  eachField(schemas, (field, schema) => {
    const { kind } = parted(schema)
    const key = keyOf(field, kind)
    uses.set(key, { field, kind, times: (uses.get(key)?.times ?? 0) + 1 })
    return schema
  })
  const names = new Map<string, string>()
  const added: Schemas = {}
  for (const [key, { field, kind, times }] of uses) {
    const name = [className(field), `${className(field)}Field`].find((free) => !schemas[free] && !added[free])
    if (name === undefined || !isWorthIt(kind, times, name)) continue
    names.set(key, name)
    added[name] = kind
  }
  const changed = eachField(schemas, (field, schema) => {
    const { kind, own } = parted(schema)
    const name = names.get(keyOf(field, kind))
    return name === undefined ? schema : { ...own, ...refTo(name) }
  })
  return { ...changed, ...added }
}

function parted(schema: Schema): { kind: Schema; own: Record<string, unknown> } {
  const isOwn = ([keyword]: [string, unknown]) => demands.includes(keyword)
  const all = Object.entries(schema)
  return {
    kind: Object.fromEntries(all.filter((entry) => !isOwn(entry))),
    own: Object.fromEntries(all.filter(isOwn)),
  }
}

const keyOf = (field: string, kind: Schema) => `${field} ${JSON.stringify(kind)}`

const length = (part: unknown) => JSON.stringify(part).length

/** Whether the document is shorter with a component of that name and references to it. Whole things have names of their own. */
function isWorthIt(kind: Schema, times: number, name: string): boolean {
  if (kind.properties || kind.items?.properties || isOnlyAName(kind)) return false
  return times * (length(kind) - length(refTo(name))) > length({ [name]: kind })
}

/** Whether this is another component in other words, or that or nothing. Generators fail on a component that only refers to one. */
const isOnlyAName = ({ $ref, anyOf = [] }: Schema) =>
  $ref !== undefined || (anyOf.length === 2 && anyOf.some((part) => part.$ref) && anyOf.some(isNull))

const isNull = ({ type }: Schema) => type === 'null'

/** The schemas with each field at any depth replaced, the innermost first. */
function eachField(schemas: Schemas, change: (field: string, schema: Schema) => Schema): Schemas {
  const within = (part: Schema): Schema => ({
    ...part,
    ...(part.properties && {
      properties: mapValues(part.properties, (inner, field) => change(field, inner)),
    }),
  })
  return mapValues(schemas, (schema) => within(mapSchemas(schema, within)))
}
