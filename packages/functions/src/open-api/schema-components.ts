import * as z from 'zod'
import { toJSONSchema } from 'zod/mini'
import { className, contractSchemas } from './contract-schemas.ts'
import { describeSchema } from './describe-schema.ts'
import { mapSchemas, mapValues, nameIn, namesIn, refTo, type Schema, tidied } from './json-schema.ts'
import { withRoomToGrow } from './room-to-grow.ts'

type Io = 'input' | 'output'
type Schemas = Record<string, Schema>

/**
 * Turns the contracts' schemas into the document's. What a contract exports is a component with its name, and so is every
 * whole body and answer; the rest stands where it is used.
 */
export function schemaComponents() {
  const contracts = contractSchemas()
  const known = new Map<z.ZodType, string>(contracts.map(({ name, schema }) => [schema, className(name)]))
  const roots = { input: new Map<string, z.ZodType>(), output: new Map<string, z.ZodType>() }

  const place = (schema: z.ZodType, name: string, io: Io): Schema => {
    const own = known.get(schema) ?? name
    if (!roots[io].has(own)) roots[io].set(own, schema)
    return refTo(own)
  }
  return {
    /** A parameter: a reference where a contract exports exactly that, else the schema itself. */
    parameter: (schema: z.ZodType): Schema => {
      const twin =
        schema instanceof z.ZodEnum && contracts.find(({ schema: other }) => hasSameValues(schema, other))
      if (twin) return place(twin.schema, className(twin.name), 'input')
      const name = known.get(schema)
      if (name !== undefined) return place(schema, name, 'input')
      const { $schema: _, ...plain } = toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
      }) as Schema
      return tidied(plain)
    },
    /** A reference to a body, with the name of its contract, or that one. */
    given: (schema: z.ZodType, name: string) => place(schema, name, 'input'),
    /** A reference to an answer: the one of an order is `OrderAnswer`, the one of a list of its rows `OrderRowList`. */
    answered: (schema: z.ZodType, name: string) => place(schema, answerName(schema, known) ?? name, 'output'),
    /** All that these refer to. Where one is given in another way than it is answered, there are two, and `renamed` refers to the given one. */
    components: () => {
      const convert = (io: Io) => converted(io, roots[io], known)
      return merged(convert('input'), convert('output'))
    },
  }
}

const hasSameValues = (one: z.ZodEnum, other: z.ZodType) =>
  other instanceof z.ZodEnum && one.options.join() === other.options.join()

/** The name of an envelope, which has no name of its own. */
function answerName(schema: z.ZodType, known: ReadonlyMap<z.ZodType, string>): string | undefined {
  if (!(schema instanceof z.ZodObject)) return
  const { data, meta, ...others } = schema.shape as Record<string, z.ZodType>
  if (!data || Object.keys(others).length > 0) return
  const item = data instanceof z.ZodArray && known.get(data.element as z.ZodType)
  if (item) return `${item}${meta ? 'List' : 'sAnswer'}`
  const name = known.get(data)
  return name && `${name}Answer`
}

/** The schemas of one direction, by the names of their components. */
function converted(
  io: Io,
  roots: ReadonlyMap<string, z.ZodType>,
  known: ReadonlyMap<z.ZodType, string>,
): Schemas {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of new Map([
    ...[...known].map(([schema, name]) => [name, schema] as const),
    ...roots,
  ]))
    registry.add(schema, { id })
  const { schemas } = toJSONSchema(registry, {
    io,
    uri: (name) => refTo(name).$ref ?? '',
    unrepresentable: 'any',
  })
  const all = mapValues(schemas as Schemas, ({ $schema: _, $id: __, ...schema }) => tidied(schema))
  return reachable(all, [...roots.keys()])
}

function reachable(all: Schemas, from: readonly string[]): Schemas {
  const seen = new Map<string, Schema>()
  const visit = (name: string) => {
    const schema = all[name]
    if (!schema || seen.has(name)) return
    seen.set(name, schema)
    namesIn(schema).forEach(visit)
  }
  from.forEach(visit)
  return Object.fromEntries(seen)
}

function merged(given: Schemas, answered: Schemas) {
  const differing = namesThatDiffer(given, answered)
  const renamed = new Map([...differing].map((name) => [name, `${name}Input`]))
  const own = Object.keys(given).filter((name) => !answered[name] || differing.has(name))
  const renaming = (part: Schema) => {
    const name = renamed.get(nameIn(part) ?? '')
    return name ? { ...part, ...refTo(name) } : part
  }
  const inputs = own.map(
    (name) => [renamed.get(name) ?? name, mapSchemas(given[name] ?? {}, renaming)] as const,
  )
  const grown = mapValues(withRoomToGrow(answered), (schema, name) => {
    const closed = renamed.get(name)
    const isShorter = JSON.stringify(given[name]?.enum ?? []).length > 60
    if (!closed || !isShorter) return schema
    return { ...schema, anyOf: [refTo(closed), { type: 'string' }] }
  })
  const schemas = { ...Object.fromEntries(inputs), ...grown }
  return { schemas: mapValues(schemas, describeSchema), renamed: renaming }
}

/** Components that are given in another way than they are answered, such as with defaults or with listed values only, and those that refer to them. */
function namesThatDiffer(given: Schemas, answered: Schemas): Set<string> {
  const open = (schema: Schema | undefined) =>
    JSON.stringify(
      mapSchemas({ anyOf: [schema ?? {}] }, ({ additionalProperties, ...part }) =>
        additionalProperties ? { ...part, additionalProperties } : part,
      ),
    )
  const shared = Object.keys(given).filter((name) => answered[name])
  // An answer may have another value in time; a body may not.
  const isList = (name: string) => (given[name]?.enum?.length ?? 0) > 1
  const differing = new Set(
    shared.filter((name) => isList(name) || open(given[name]) !== open(answered[name])),
  )
  for (let size = -1; size !== differing.size; ) {
    size = differing.size
    for (const name of shared)
      if (namesIn(given[name] ?? {}).some((used) => differing.has(used))) differing.add(name)
  }
  return differing
}
