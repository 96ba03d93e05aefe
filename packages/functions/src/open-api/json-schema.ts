import { idAlphabet } from '@foyer/contracts/id'

/** A JSON schema, or a part of one, as the document has it. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  format?: string
  pattern?: string
  enum?: readonly string[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  [keyword: string]: unknown
}

/** The letters and digits of ids, in short. */
const idRanges = '2-9a-hjkmnp-tv-z'

const home = '#/components/schemas/'

/** A reference to the component of that name. */
export const refTo = (name: string): Schema => ({ $ref: `${home}${name}` })

/** The name of the component that a schema refers to, if it is a reference. */
export const nameIn = ({ $ref }: Schema): string | undefined => $ref?.slice(home.length)

/** The schema with every schema in it replaced by `change`, the innermost first. */
export function mapSchemas(schema: Schema, change: (part: Schema) => Schema): Schema {
  const within = (part: Schema) => change(mapSchemas(part, change))
  const { properties, items, anyOf, oneOf, allOf, additionalProperties } = schema
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, within) }),
    ...(items && { items: within(items) }),
    ...(anyOf && { anyOf: anyOf.map(within) }),
    ...(oneOf && { oneOf: oneOf.map(within) }),
    ...(allOf && { allOf: allOf.map(within) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: within(additionalProperties) }),
  }
}

/** The components that a schema refers to at any depth. */
export function namesIn(schema: Schema): string[] {
  const names: string[] = []
  mapSchemas({ anyOf: [schema] }, (part) => {
    const name = nameIn(part)
    if (name !== undefined) names.push(name)
    return part
  })
  return names
}

export function mapValues<Before, After>(
  record: Record<string, Before>,
  change: (value: Before, key: string) => After,
): Record<string, After> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}

/** Without what says the same at length, at any depth. */
export const tidied = (schema: Schema): Schema => tidy(mapSchemas(schema, tidy))

/** Without the patterns of formats, the bounds of whole numbers and the kind of listed texts, which say the same at length. */
function tidy({
  type,
  pattern,
  minimum,
  maximum,
  propertyNames: _,
  'x-filters': filters,
  ...schema
}: Schema): Schema {
  if (filters) return refTo('ListFilters')
  const bounds = { minimum, maximum }
  const isListed = type === 'string' && ('enum' in schema || 'const' in schema)
  return {
    ...orNull({ ...(type && !isListed && { type }), ...schema }),
    ...(pattern && !schema.format && { pattern: pattern.replaceAll(idAlphabet, idRanges) }),
    ...Object.fromEntries(
      Object.entries(bounds).filter(([, bound]) => Number.isFinite(bound) && !isSafeBound(bound)),
    ),
  }
}

const isSafeBound = (bound: unknown) => Math.abs(Number(bound)) === Number.MAX_SAFE_INTEGER

/** What may be null, in the short form where there is one. */
function orNull({ anyOf, ...schema }: Schema): Schema {
  const [value, none, ...others] = anyOf ?? []
  const isShort =
    none?.type === 'null' && others.length === 0 && typeof value?.type === 'string' && !value.enum
  if (!isShort || 'const' in value) return { ...schema, ...(anyOf && { anyOf }) }
  return { ...schema, ...value, type: [value.type as string, 'null'] }
}

/** Those components that something in the document refers to, at first or through another one. */
export function usedOf(schemas: Record<string, Schema>, document: object): Record<string, Schema> {
  const used = new Set<string>()
  const visit = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name] ?? {})
    }
  }
  visit(document)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}
