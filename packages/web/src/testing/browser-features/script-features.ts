import { parseSync } from 'oxc-parser'
import { type Feature, tables } from './compat.ts'

const builtins = tables.javascript.builtins as Feature
const types: Feature = { ...tables.api, ...builtins }

interface Node {
  type: string
  optional?: boolean
  computed?: boolean
  [key: string]: unknown
}

/**
 * The features that a built script uses, by names such as `AbortSignal.any`, `.toSorted()`, `/v`, each with every feature
 * that the name may stand for. Optional calls with `?.` do not count.
 */
export function scriptFeatures(file: string, script: string): Map<string, Feature[]> {
  const found = new Map<string, Feature[]>()
  const add = (name: string, ...features: (Feature | undefined)[]) => {
    const known = features.filter((feature) => feature?.__compat) as Feature[]
    if (known.length > 0) found.set(name, known)
  }
  walk(parseSync(file, script).program, (node) => {
    if (node.type === 'NewExpression') add(`new ${nameOf(node.callee)}`, own(types, nameOf(node.callee)))
    const member = node.type === 'CallExpression' && !node.optional ? (node.callee as Node) : node
    if (member.type === 'MemberExpression' && !member.computed && !member.optional) {
      const property = nameOf(member.property)
      const type = own(types, nameOf(member.object))
      if (type)
        add(`${nameOf(member.object)}.${property}`, own(type, property), own(type, `${property}_static`))
      else if (member !== node) add(`.${property}()`, ...(methods.get(property) ?? []))
    }
    const { flags = '' } = (node.regex ?? {}) as { flags?: string }
    if (flags.includes('v')) add('/v', types.RegExp?.unicodeSets)
  })
  return found
}

/** A script shows only the name of a method, so each name maps to every built-in feature of that name. */
/** Libraries use names of these types' methods for their own methods. */
const ambiguous = new Set([
  'Atomics',
  'AsyncDisposableStack',
  'DisposableStack',
  'Iterator',
  'SuppressedError',
])
const methods = new Map<string, Feature[]>()
for (const [kind, type] of Object.entries(builtins))
  for (const [name, feature] of Object.entries(type))
    if (name !== '__compat' && !ambiguous.has(kind))
      methods.set(name, [...(methods.get(name) ?? []), feature])

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) visit(node as Node)
    for (const each of Object.values(node)) walk(each, visit)
  }
}

function nameOf(node: unknown): string {
  const { type, name } = (node ?? {}) as { type?: string; name?: string }
  return type === 'Identifier' && name ? name : ''
}

function own(feature: Feature, name: string): Feature | undefined {
  return Object.hasOwn(feature, name) ? feature[name] : undefined
}
