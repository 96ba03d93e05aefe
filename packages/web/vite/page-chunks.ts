import { type Chunk, mergeChunks } from './merge-chunks.ts'
import { type Graph, importsOf, laterRoots, withImports } from './module-graph.ts'
import { framesOf } from './screen-frames.ts'

interface Given {
  /** The package's folder, and the modules with which the app and the event page start. */
  root: string
  app: string
  eventPage: string
}

/**
 * Sorts the modules of the event page and the app into few files, each named for its largest own module. Else Vite makes a file of each set
 * of modules that the same pages share: a management screen then asks 150 times, and a slow phone 40 times for an event's page.
 */
export function pageChunks(given: Given) {
  let names: Map<string, string> | null = null
  return {
    groups: [
      {
        name: (id: string, graph: Graph) => {
          if (isReact(id)) return 'react'
          names ??= new Map([...nameAppFiles(graph, given), ...nameEventPageFiles(graph, given)])
          return names.get(id) ?? null
        },
      },
    ],
    includeDependenciesRecursively: false,
  }
}

const isReact = (id: string) => /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/.test(id)
/** Pages that people open on phones, often on a poor connection: their bytes count more. */
const onPhones = /\/src\/routes\/(auth|public)\//
const isOwn = (id: string) => id.includes('/src/event-page/')

/** What the event page's script needs: what other pages need too, and what only an event's page shows. */
function nameEventPageFiles(graph: Graph, { eventPage }: Given): Map<string, string> {
  const needed = withImports(graph, eventPage)
  const lent = lentToOthers(graph, needed)
  needed.delete(eventPage)
  return new Map([...needed].map((id) => [id, isOwn(id) && !lent.has(id) ? 'event-page-parts' : 'shared']))
}

/** The event page's own modules that other pages need too, with what they import: else those pages would load the picker. */
function lentToOthers(graph: Graph, needed: ReadonlySet<string>): Set<string> {
  const lent = new Set<string>()
  for (const id of needed)
    if (isOwn(id) && graph.getModuleInfo(id)?.importers.some((importer) => !isOwn(importer)))
      withImports(graph, id, lent)
  return lent
}

/** What several of the app's pages need. What one page needs stays with it. */
function nameAppFiles(graph: Graph, given: Given): Map<string, string> {
  const elsewhere = withImports(graph, given.eventPage)
  const later = laterRoots(graph, given.app).filter((id) => !id.endsWith('.po'))
  const pages = [given.app, ...later.filter((id) => !id.endsWith('-layout.tsx'))]
  const chunks = new Map<string, Chunk>()
  const chunkOf = new Map<string, Chunk>()
  for (const [id, needing] of pagesOfModules(graph, { ...given, pages, later })) {
    if (elsewhere.has(id) || isReact(id)) continue
    const key = String(needing)
    const chunk = chunks.get(key) ?? { modules: [], bytes: 0, pages: needing, imports: new Set() }
    chunks.set(key, chunk)
    chunkOf.set(id, chunk)
    chunk.modules.push(id)
    chunk.bytes += sizeOf(graph, id) + openedBy(graph, id)
  }
  for (const [id, chunk] of chunkOf)
    for (const next of importsOf(graph, id)) {
      const imported = chunkOf.get(next)
      if (imported && imported !== chunk) chunk.imports.add(imported)
    }
  const weights = pages.map((page) => (onPhones.test(page) ? 4 : 1))
  return named(graph, mergeChunks([...chunks.values()], weights))
}

/** The pages that need a module, a bit each; not the modules that start a file, or that one such file alone needs. */
function pagesOfModules(
  graph: Graph,
  { root, app, pages, later }: Given & { pages: readonly string[]; later: readonly string[] },
): Map<string, bigint> {
  const timesNeeded = count([app, ...later].flatMap((id) => [...withImports(graph, id)]))
  const found = new Map<string, bigint>()
  for (const [index, page] of pages.entries()) {
    const frames = framesOf(page.slice(root.length + 1)).map((frame) => `${root}/${frame}`)
    const needed = new Set([app, page, ...frames].flatMap((id) => [...withImports(graph, id)]))
    for (const id of needed)
      if ((timesNeeded.get(id) ?? 0) > 1) found.set(id, (found.get(id) ?? 0n) | (1n << BigInt(index)))
  }
  for (const id of later) if (graph.getModuleInfo(id)?.importers.length === 0) found.delete(id)
  return found
}

function count(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** What a module may load later counts with it, so that no page gets a module that opens an editor which it never shows. */
function openedBy(graph: Graph, id: string): number {
  const opened = graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const modules = new Set(opened.flatMap((later) => [...withImports(graph, later)]))
  return [...modules].reduce((sum, module) => sum + sizeOf(graph, module), 0)
}

const sizeOf = (graph: Graph, id: string) => graph.getModuleInfo(id)?.code?.length ?? 0

function named(graph: Graph, chunks: readonly Chunk[]): Map<string, string> {
  const taken = new Set(['react', 'shared', 'event-page-parts'])
  const names = new Map<string, string>()
  for (const { modules } of chunks) {
    const own = modules.filter((id) => !id.includes('node_modules'))
    const largest = (own.length > 0 ? own : modules).toSorted(
      (a, b) => sizeOf(graph, b) - sizeOf(graph, a),
    )[0]
    const base = /([\w-]+)\.\w+$/.exec(largest ?? '')?.[1] ?? 'part'
    let name = base
    for (let copy = 2; taken.has(name); copy += 1) name = `${base}-${copy}`
    taken.add(name)
    for (const id of modules) names.set(id, name)
  }
  return names
}
