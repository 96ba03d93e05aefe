import type { Schema } from '../open-api/json-schema.ts'
import { openApiDocument } from '../open-api/open-api-document.ts'
import type { Operation } from '../open-api/operations.ts'

/** The API's document for programs, the one of an account's back office, and the one for Foyer's own pages. */
export const document = openApiDocument('https://tickets.example')
export const account = openApiDocument('https://tickets.example', 'account')
export const pages = openApiDocument('https://tickets.example', 'pages')
export const { schemas, responses } = document.components
const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation with its parameters, those of its address included, and with what it requires of its caller. */
export const operationsOf = ({ paths, security, components }: typeof document) =>
  Object.values(paths).flatMap(({ parameters: inPath = [], ...item }) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        method,
        security,
        ...operation,
        parameters: [...inPath, ...(operation.parameters ?? [])].map((given) =>
          '$ref' in given ? components.parameters[nameIn(given.$ref)] : given,
        ),
      })),
  )
export const operations = operationsOf(document)
export type Described = (typeof operations)[number]
/** The one of that name. */
export const operation = (name: string) => operations.find(({ operationId }) => operationId === name)

/** The name of the component that a reference leads to. */
export function nameIn(reference: string): string {
  return reference.split('/').at(-1) ?? ''
}

/** A component, or the object in one of its fields. */
export function thingAt(place: string): Schema | undefined {
  const [component = '', field] = place.split('.')
  const schema = schemas[component]
  if (field === undefined) return schema
  const own = [schema, ...(schema?.allOf ?? [])].find((part) => part?.properties?.[field])
  return own?.properties?.[field]
}

/** Every field in some schemas: its name, its schema, with what the schema's base says of it, and the component that it is in. */
export function fieldsOf(all: Record<string, Schema>) {
  return Object.entries(all).flatMap(([component, schema]) => {
    const found: { path: string; field: Schema }[] = []
    const bases = (schema.allOf ?? []).map(({ $ref = '' }) => all[nameIn($ref)]?.properties ?? {})
    const visit = (part: Schema, path: string) => {
      for (const [name, own] of Object.entries(part.properties ?? {})) {
        const field = { ...bases.find((base) => base[name])?.[name], ...own }
        found.push({ path: `${path}.${name}`, field })
        visit(field, `${path}.${name}`)
      }
      for (const inner of [part.items, ...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])])
        if (inner) visit(inner, path)
    }
    visit(schema, component)
    return found
  })
}
