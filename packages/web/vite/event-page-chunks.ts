interface Module {
  importedIds: readonly string[]
  importers: readonly string[]
  code: string | null
}
interface Graph {
  getModuleInfo: (id: string) => Module | null
}

/** Packages that are one list of everything: what is not imported by name is not needed. */
const lists = /node_modules\/(lucide-react|radix-ui)\/dist\//

/**
 * Sorts the modules that the event page's script needs into few files: React, what other pages need too, and what only an event's page
 * shows. Else Vite makes a file of every module that two pages share, and a slow phone asks forty times.
 */
export function eventPageChunks(entry: string) {
  let needed: Set<string> | null = null
  let lent: Set<string> | null = null
  return {
    groups: [
      {
        name: (id: string, graph: Graph) => {
          if (/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/.test(id)) return 'react'
          needed ??= withImports(graph, entry)
          if (id === entry || !needed.has(id)) return null
          lent ??= lentToOthers(graph, needed)
          return isOwn(id) && !lent.has(id) ? 'event-page-parts' : 'shared'
        },
      },
    ],
    includeDependenciesRecursively: false,
  }
}

const isOwn = (id: string) => id.includes('/src/event-page/')

/** The event page's own modules that other pages need too, with what they import: else those pages would load the picker. */
function lentToOthers(graph: Graph, needed: ReadonlySet<string>): Set<string> {
  const lent = new Set<string>()
  for (const id of needed)
    if (isOwn(id) && graph.getModuleInfo(id)?.importers.some((importer) => !isOwn(importer)))
      withImports(graph, id, lent)
  return lent
}

function withImports(graph: Graph, id: string, seen = new Set<string>()): Set<string> {
  const found = graph.getModuleInfo(id)
  if (seen.has(id) || !found) return seen
  seen.add(id)
  for (const next of found.importedIds)
    for (const needed of lists.test(next) && !lists.test(id) ? namedOf(graph, next, found) : [next])
      withImports(graph, needed, seen)
  return seen
}

/** What a module takes of such a list: `CircleAlert` is in a file `circle-alert`, `Slot` in a package `react-slot`. */
function namedOf(graph: Graph, list: string, { code }: Module): string[] {
  const files = [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["'](?:lucide-react|radix-ui)["']/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s/)[0] ?? '')
    .map((name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase())
  return (graph.getModuleInfo(list)?.importedIds ?? []).filter((id) =>
    files.some((file) => new RegExp(`/(react-)?${file}(/|\\.m?js$)`).test(id)),
  )
}
