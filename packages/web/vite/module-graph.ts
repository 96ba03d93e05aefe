/** What Rolldown knows of a module. */
export interface Module {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
  code: string | null
}
export interface Graph {
  getModuleInfo: (id: string) => Module | null
}

/** Packages that are one list of everything: what is not imported by name is not needed. */
const lists =
  /node_modules\/((lucide-react|radix-ui)\/dist\/|@tanstack\/(react-query|query-core)\/build\/modern\/index\.js$)/
const takenFromLists =
  /import\s*\{([^}]*)\}\s*from\s*["'](?:lucide-react|radix-ui|@tanstack\/(?:react-query|query-core))["']/g

/** A module and what it needs at once, with what those need. */
export function withImports(graph: Graph, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || !graph.getModuleInfo(id)) return seen
  seen.add(id)
  for (const next of importsOf(graph, id)) withImports(graph, next, seen)
  return seen
}

/** What a module imports, but for what it may load later. */
export function importsOf(graph: Graph, id: string): string[] {
  const found = graph.getModuleInfo(id)
  return (found?.importedIds ?? []).flatMap((next) =>
    found && lists.test(next) && !lists.test(id) ? namedOf(graph, next, found) : [next],
  )
}

/** What a module takes of such a list, by the names that it imports. */
function namedOf(graph: Graph, list: string, { code }: Module): string[] {
  const places = placesOf(graph, list)
  const names = [...(code ?? '').matchAll(takenFromLists)]
    .flatMap(([, taken = '']) => taken.split(','))
    .map((name) => name.trim().split(/\s/)[0] ?? '')
  return [...new Set(names.flatMap((name) => places.get(name) ?? []))]
}

const knownPlaces = new Map<string, Map<string, string>>()

/** The module of each name of such a list, as its lines say: `export { default as TriangleAlert } from './icons/…'`. */
function placesOf(graph: Graph, list: string): Map<string, string> {
  const known = knownPlaces.get(list)
  if (known) return known
  const { code, importedIds = [] } = graph.getModuleInfo(list) ?? {}
  const places = new Map<string, string>()
  for (const [, names = '', path = ''] of (code ?? '').matchAll(/^(?:im|ex)port (.*) from ["'](.*)["']/gm)) {
    const place = path.replace(/^\.\//, '/')
    const module = importedIds.find((id) => id.endsWith(place) || id.includes(`/node_modules/${place}/`))
    if (module) for (const [name] of names.matchAll(/\w+/g)) places.set(name, module)
    if (module && names === '*') for (const [name, at] of placesOf(graph, module)) places.set(name, at)
  }
  knownPlaces.set(list, places)
  return places
}

/** The modules that a module or what it loads may load later: each starts a file of its own. */
export function laterRoots(graph: Graph, entry: string): string[] {
  const roots = new Set<string>()
  const look = (from: string) => {
    for (const id of withImports(graph, from))
      for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (roots.has(later)) continue
        roots.add(later)
        look(later)
      }
  }
  look(entry)
  return [...roots]
}
