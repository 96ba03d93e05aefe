interface Module {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  code: string | null
}
interface Graph {
  getModuleInfo: (id: string) => Module | null
}

/** Of react-query, what only management uses. */
const rare =
  /@tanstack\/[\w-]+\/build\/modern\/(queriesObserver|infinite|useQueries|useInfinite|useSuspense|hydration|Hydration|streamed)/

/** Packages that are one list of everything: what is not imported by name is not needed. */
const lists = /node_modules\/(lucide-react|radix-ui)\/dist\//

/** The scripts' entries, as absolute paths: of the event page, of the buyers' pages, and of the checkout's form. */
interface Entries {
  event: string
  buyer: string
  form: string
}

/**
 * Sorts the modules of the pages that buyers open into few files: React, what the event page shares with others, what only an event's
 * page shows, what all buyers' pages need, and what the checkout's form needs. Else Vite makes a file of every module that two
 * pages share, and a slow phone asks a hundred times.
 */
export function pageChunks({ event: entry, buyer, form }: Entries) {
  let needed: Set<string> | null = null
  let pages: string[] | null = null
  let ofPages: Set<string>[] | null = null
  let ofBuyers: Set<string> | null = null
  let ofForm: Set<string> | null = null
  let ofDetails: Set<string> | null = null
  return {
    groups: [
      {
        name: (id: string, graph: Graph) => {
          if (/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/.test(id)) return 'react'
          needed ??= withImports(graph, entry)
          if (id === entry || id === buyer || id.endsWith('.css')) return null
          if (/node_modules\/zod\//.test(id)) return 'zod'
          pages ??= pagesOf(graph, buyer)
          if (pages.includes(id) || checks(graph, id)) return null
          ofBuyers ??= withImports(graph, buyer)
          if (needed.has(id)) return isOwn(id) && !ofBuyers.has(id) ? 'event-page-parts' : 'shared'
          ofForm ??= withImports(graph, form)
          ofDetails ??= withImports(graph, pages.find((page) => page.includes('checkout-details')) ?? form)
          ofPages ??= pages.map((page) => withImports(graph, page))
          if (rare.test(id)) return null
          if (!ofBuyers.has(id)) {
            const count = ofPages.filter((page) => page.has(id)).length
            if (count === 0 || /node_modules\/@stripe/.test(id)) return null
            const isFormOnly = ofForm.has(id) && count < pages.length / 2
            if (isScreens(id) && (count === 1 || isFormOnly)) return null
            if (isFormOnly) return 'form'
            if (!ofDetails.has(id)) return 'tickets'
          }
          return isScreens(id) ? 'buyer-parts' : 'common'
        },
      },
    ],
    includeDependenciesRecursively: false,
  }
}

/** The buyers' pages, each of which is loaded alone. */
function pagesOf(graph: Graph, buyer: string): string[] {
  const found = [...withImports(graph, buyer)].flatMap(
    (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  )
  return found.filter((id) => id.includes('/src/routes/'))
}

/** Contracts with schemas are for forms, which come late. */
const checks = (graph: Graph, id: string) =>
  id.includes('/contracts/src/') &&
  (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => /node_modules\/zod\//.test(imported))

const isScreens = (id: string) => /\/src\/(features|routes|buyer-page)\//.test(id)
const isOwn = (id: string) => id.includes('/src/event-page/')

function withImports(graph: Graph, id: string, seen = new Set<string>()): Set<string> {
  const found = graph.getModuleInfo(id)
  if (seen.has(id) || !found) return seen
  seen.add(id)
  for (const next of found.importedIds)
    for (const needed of lists.test(next) && !lists.test(id) ? namedOf(graph, next, found) : [next])
      withImports(graph, needed, seen)
  return seen
}

/** What a module takes of such a list: `CircleAlert` is in a file that the list names, `Slot` in a package `react-slot`. */
function namedOf(graph: Graph, list: string, { code }: Module): string[] {
  const names = [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["'](?:lucide-react|radix-ui)["']/g)]
    .flatMap(([, found = '']) => found.split(','))
    .map((name) => name.trim().split(/\s/)[0] ?? '')
  const { code: listed = '', importedIds = [] } = graph.getModuleInfo(list) ?? {}
  const files = names.map((name) => fileOf(name, listed ?? ''))
  return importedIds.filter((id) =>
    files.some((file) => new RegExp(`/(react-)?${file}(/|\\.m?js$)`).test(id)),
  )
}

/** Icons have aliases, so only the list knows their files. */
function fileOf(name: string, listed: string): string {
  const row = listed
    .split('\n')
    .find((line) => new RegExp(`\\bas ${name}\\b`).test(line) && line.includes('/icons/'))
  const file = row && /\/icons\/([\w-]+)\.m?js/.exec(row)?.[1]
  return file ?? name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}
