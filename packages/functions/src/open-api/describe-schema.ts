import { componentWords } from './component-words.ts'
import { className, contractSchemas } from './contract-schemas.ts'
import docstrings from './docstrings.json'
import { fieldExamples, fieldWords } from './field-words.ts'
import { nameIn, type Schema } from './json-schema.ts'
import { parameterWords } from './parameter-words.ts'

const written: Record<string, string> = docstrings
const exportsByName = new Map(
  contractSchemas().map(({ name, siblings }) => [className(name), { name, siblings }]),
)
/** A reference to one of these says nothing about the field that has it. */
const tellNothing = new Set([
  'Instant',
  'Amount',
  'Locale',
  'Currency',
  'LinkId',
  'WebAddress',
  'SecureWebAddress',
])

/** The component with the contract's own words about it and about each of its fields. */
export function describeSchema(schema: Schema, component: string): Schema {
  const { name, siblings } = exportsByName.get(component) ?? { name: lowerFirst(component), siblings: [] }
  // An id is the id of its own thing, whatever else its module says about one.
  const words = (path: string) =>
    [name, ...(path === '.id' ? [] : siblings)]
      .map((home) => written[`${home}${path}`])
      .find((text) => text !== undefined)
  const own = written[name] ?? componentWords[component]
  return describeFields({ ...schema, ...(own && { description: own }) }, '', words)
}

function describeFields(schema: Schema, path: string, words: (path: string) => string | undefined): Schema {
  const { properties, items, anyOf, oneOf } = schema
  const described = Object.entries(properties ?? {}).map(([field, inner]) => {
    const at = `${path}.${field}`
    const text =
      inner.description ?? words(at) ?? (saysItself(inner) ? undefined : (fieldWords[field] ?? only(field)))
    const example = inner.type === 'string' ? fieldExamples[field] : undefined
    const more = { ...(text && { description: text }), ...(example && { examples: [example] }) }
    return [field, { ...describeFields(inner, at, words), ...more }]
  })
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(described) }),
    ...(items && { items: describeFields(items, path, words) }),
    ...(anyOf && { anyOf: anyOf.map((part) => describeFields(part, path, words)) }),
    ...(oneOf && { oneOf: oneOf.map((part) => describeFields(part, path, words)) }),
  }
}

/** What the contracts say about the only field of that name. */
function only(field: string): string | undefined {
  const texts = new Set(
    Object.entries(written).flatMap(([name, text]) => (name.endsWith(`.${field}`) ? [text] : [])),
  )
  return texts.size === 1 ? [...texts][0] : undefined
}

/** A reference to a component that has words of its own. */
export function saysItself(schema: Schema): boolean {
  const name = nameIn(schema.anyOf?.[0] ?? schema.items ?? schema)
  return name !== undefined && !tellNothing.has(name)
}

/** What a parameter means. */
export const describeParameter = (name: string): string | undefined =>
  parameterWords[name] ?? fieldWords[name]

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
