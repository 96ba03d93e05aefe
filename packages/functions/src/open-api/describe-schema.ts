import { componentWords } from './component-words.ts'
import { className, contractSchemas } from './contract-schemas.ts'
import docstrings from './docstrings.json'
import { exampleOf, exampleOfComponent } from './field-examples.ts'
import { fieldWords } from './field-words.ts'
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
  // Every list's `meta` is the one of all lists, and more.
  const others = component.endsWith('ListMeta') ? ['listMeta', ...siblings] : siblings
  // An id is the id of its own thing, whatever else its module says about one.
  const words = (path: string) =>
    [name, ...(path === '.id' ? [] : others)]
      .map((home) => written[`${home}${path}`])
      .find((text) => text !== undefined)
  const own = written[name] ?? componentWords[component]
  const about: About = { words, example: (path) => exampleOf(component, path.split('.').at(-1) ?? '') }
  const described = describeFields({ ...schema, ...(own && { description: own }) }, '', about)
  const example = exampleOfComponent(component)
  return example === undefined ? described : { ...described, examples: [example] }
}

/** What is said of the fields of a component, by their paths in it. */
interface About {
  words: (path: string) => string | undefined
  example: (path: string) => Example
}

type Example = string | number | null | undefined

/** The schema of a text, a number or a moment with an example of its kind. */
function withExample(schema: Schema, example: Example): Schema {
  const [type, none] = [schema.type ?? []].flat()
  const kinds = [type === 'integer' ? 'number' : type, ...(none === 'null' ? ['null'] : [])]
  if (example === undefined || schema.enum || schema.format === 'binary') return schema
  if (schema.items) return { ...schema, items: withExample(schema.items, example) }
  return kinds.includes(example === null ? 'null' : typeof example)
    ? { ...schema, examples: [example] }
    : schema
}

function describeFields(schema: Schema, path: string, about: About): Schema {
  const { properties, items, anyOf, oneOf } = schema
  const described = Object.entries(properties ?? {}).map(([field, inner]) => {
    const at = `${path}.${field}`
    const text =
      inner.description ??
      about.words(at) ??
      (saysItself(inner) || 'const' in inner ? undefined : (fieldWords[field] ?? only(field)))
    const described = { ...describeFields(inner, at, about), ...(text && { description: text }) }
    return [field, withExample(described, about.example(at))]
  })
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(described) }),
    ...(items && { items: describeFields(items, path, about) }),
    ...(anyOf && { anyOf: anyOf.map((part) => describeFields(part, path, about)) }),
    ...(oneOf && { oneOf: oneOf.map((part) => describeFields(part, path, about)) }),
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
