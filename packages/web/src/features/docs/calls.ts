import type { ApiDocument, Content, Method, Operation, Parameter } from './api-document.ts'

/** A call of the API with everything that its path says for it. */
export interface Call {
  method: Method
  path: string
  operation: Operation
  parameters: Parameter[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** All calls by their names, in the order of the document. */
export function callsOf(document: ApiDocument): Map<string, Call> {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const given = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      const parameters = given.map((parameter) => referred<Parameter>(document, parameter))
      return [[operation.operationId, { method, path, operation, parameters }] as const]
    }),
  )
  return new Map(calls)
}

/** Calls under their tags, with only those in which all words are found. */
export function callsByTag(document: ApiDocument, searched: string): { name: string; calls: Call[] }[] {
  const words = searched.toLowerCase().split(/\s+/).filter(Boolean)
  const all = [...callsOf(document).values()]
  const isFound = ({ method, path, operation }: Call) => {
    const text = `${method} ${path} ${operation.summary} ${operation.operationId}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return document.tags.flatMap(({ name }) => {
    const calls = all.filter((call) => call.operation.tags[0] === name && isFound(call))
    return calls.length > 0 ? [{ name, calls }] : []
  })
}

const filter = /^(filter_fields\[\w+\])\[(\w+)\]$/

/** Parameters for reading: all operators of a filter are one row. */
export function shownParameters(parameters: readonly Parameter[]): (Parameter & { operators?: string[] })[] {
  const rows = new Map<string, Parameter & { operators?: string[] }>()
  for (const parameter of parameters) {
    const [, name = parameter.name, operator] = filter.exec(parameter.name) ?? []
    const known = rows.get(name)
    if (operator && known) known.operators?.push(operator)
    else rows.set(name, { ...parameter, name, ...(operator ? { operators: [operator] } : {}) })
  }
  return [...rows.values()]
}

/** The answer of a call that was not refused: its status, and what it has. */
export function answerOf(document: ApiDocument, { responses }: Operation): [string, Content] | null {
  const found = Object.entries(responses).find(([status]) => status.startsWith('2'))
  return found ? [found[0], referred<Content>(document, found[1])] : null
}

/** The scopes of which a key needs one; null for a call that needs no key. */
export function scopesOf(
  document: ApiDocument,
  { security = document.security ?? [] }: Operation,
): string[] | null {
  if (security.length === 0 || security.some((way) => Object.keys(way).length === 0)) return null
  return security.flatMap((way) => Object.values(way).flat())
}

/** What a reference stands for, such as `#/components/parameters/page`. */
export function referred<Part extends object>(document: ApiDocument, part: Part | { $ref: string }): Part {
  if (!('$ref' in part)) return part
  const path = String(part.$ref).slice(2).split('/')
  const found = path.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/')],
    document,
  )
  if (!found) throw new Error(`The document has no ${part.$ref}.`)
  return referred(document, found as Part)
}
