import { nameIn, type Schema } from '../open-api/json-schema.ts'
import type { openApiDocument } from '../open-api/open-api-document.ts'
import type { Operation } from '../open-api/operations.ts'

type Document = ReturnType<typeof openApiDocument>
type Schemas = Record<string, Schema>
type Direction = 'given' | 'told'

/**
 * What programs rely on, one line each, sorted: calls, what they take (`given`), what they must be given (`must`), and what they answer (`told`, `told?`
 * where it may be missing). A line that disappears breaks programs, and so does a new `must` (docs/api-stability.md).
 */
export function apiSurface(document: Document): string[] {
  const { schemas, parameters } = document.components
  const lines = new Set<string>()
  const seen = new Set<string>()
  const say = (line: string) => lines.add(line)

  const fields = (schema: Schema, place: string, direction: Direction) => {
    const { properties, required } = whole(schema, schemas)
    for (const [field, inner] of Object.entries(properties)) {
      const at = `${place}.${field}`
      const isThere = required.includes(field)
      const kind = kindOf(inner, at, direction)
      if (direction === 'told') say(`${isThere ? 'told' : 'told?'} ${at} ${kind}`)
      else say(`given ${at} ${kind}`)
      if (direction === 'given' && isThere) say(`must ${at}`)
    }
  }

  /** The kind of a value; objects in it are walked through. */
  const kindOf = (schema: Schema, place: string, direction: Direction): string => {
    const found = resolved(schema, schemas)
    const name = nameOfThing(schema, schemas)
    if (isObject(found, schemas)) {
      const home = name ?? place
      if (!seen.has(`${direction} ${home}`)) {
        seen.add(`${direction} ${home}`)
        fields(found, home, direction)
      }
      return home === place ? 'object' : home
    }
    if (found.items) return `[${kindOf(found.items, `${place}[]`, direction)}]`
    const choices = found.anyOf ?? found.oneOf
    // A value that an answer may have is no promise; one that a call takes is.
    if (choices && direction === 'told' && choices.some(({ enum: values }) => values)) return 'string'
    if (choices)
      return [...new Set(choices.map((choice) => kindOf(choice, place, direction)))].sort().join('|')
    if (found.enum && direction === 'given') {
      for (const value of found.enum) say(`given ${place}=${value}`)
      return 'string'
    }
    return [found.type ?? 'string'].flat().join('|')
  }

  for (const [path, item] of Object.entries(document.paths)) {
    const { parameters: inPath = [], ...operations } = item as Record<string, unknown> & {
      parameters?: Operation['parameters']
    }
    for (const [method, each] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path}`
      const { parameters: own = [], requestBody, responses } = each as Operation
      say(`call ${call}`)
      for (const given of [...(inPath ?? []), ...own]) {
        const parameter = '$ref' in given ? parameters[given.$ref.split('/').at(-1) ?? ''] : given
        if (!parameter) continue
        const at = `${call} ${parameter.in} ${parameter.name}`
        say(`given ${at} ${kindOf(parameter.schema, at, 'given')}`)
        if (parameter.required) say(`must ${at}`)
      }
      for (const [type, { schema }] of Object.entries(requestBody?.content ?? {}))
        say(`given ${call} ${type} ${kindOf(schema, `${call} body`, 'given')}`)
      for (const [status, answer] of Object.entries(responses)) {
        if (status === 'default' || '$ref' in answer) continue
        const content = Object.entries(answer.content ?? {})
        if (content.length === 0) say(`told ${call} ${status}`)
        for (const [type, { schema }] of content)
          say(`told ${call} ${status} ${type} ${kindOf(schema, `${call} answer`, 'told')}`)
      }
    }
  }
  return [...lines].sort()
}

/** The schema that references lead to in the end. */
function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = nameIn(schema)
  const next = name === undefined ? undefined : schemas[name]
  return next ? resolved(next, schemas) : schema
}

/** The name of the object that a reference leads to; shared fields, which are no things, have none. */
function nameOfThing(schema: Schema, schemas: Schemas): string | undefined {
  const name = nameIn(schema)
  if (name === undefined) return undefined
  const next = schemas[name] ?? {}
  return next.$ref ? nameOfThing(next, schemas) : name
}

const isObject = (schema: Schema, schemas: Schemas) =>
  Object.keys(whole(schema, schemas).properties).length > 0

/** All fields of an object, those of its bases included. */
function whole(schema: Schema, schemas: Schemas): { properties: Schemas; required: readonly string[] } {
  const parts = (schema.allOf ?? []).map((part) => whole(resolved(part, schemas), schemas))
  const properties = [...parts.map((part) => part.properties), schema.properties ?? {}]
  const merged: Schemas = {}
  for (const part of properties)
    for (const [field, own] of Object.entries(part)) merged[field] = { ...merged[field], ...own }
  return {
    properties: merged,
    required: [...parts.flatMap(({ required }) => required), ...(schema.required ?? [])],
  }
}

/** What two surfaces differ in: what breaks programs, and what is new. */
export function surfaceChanges(before: readonly string[], after: readonly string[]) {
  const gone = before.filter((line) => !after.includes(line) && !line.startsWith('must '))
  const added = after.filter((line) => !before.includes(line))
  // A field of a thing that is new itself asks nothing of a program that was made before.
  const isKnown = (line: string) => before.some((known) => known.includes(ownerOf(line)))
  const demands = added.filter((line) => line.startsWith('must ') && isKnown(line))
  return {
    breaking: [...gone.map((line) => `gone: ${line}`), ...demands.map((line) => `demanded: ${line}`)],
    added: added.filter((line) => !line.startsWith('must ')),
  }
}

/** The thing or the call that a line is about. */
function ownerOf(line: string): string {
  const [, what = '', path = ''] = line.split(' ')
  return /^[A-Z]+$/.test(what) ? `call ${what} ${path}` : ` ${what.split('.')[0]}.`
}
