import { type Chunk, mergeChunks, type Weight } from './merge-chunks.ts'
import { type Graph, importsOf, laterRoots, withImports } from './module-graph.ts'
import { framesOf } from './screen-frames.ts'

interface Given {
  /** The package's folder, and the modules with which the app, the event page, the buyers' pages and sign-in start. */
  root: string
  app: string
  eventPage: string
  buyerPage: string
  signInPage: string
}

/**
 * Sorts the modules of the app and the drawn pages into few files, each named for its largest own module. Else Vite makes a file of each set
 * of modules that the same pages share: a management screen then asks 150 times, and a slow phone 40 times for an event's page.
 */
export function pageChunks(given: Given) {
  let names: Map<string, string> | null = null
  return {
    groups: [
      {
        name: (id: string, graph: Graph) => {
          if (isReact(id)) return 'react'
          names ??= nameFiles(graph, given)
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
const byPhone: Weight = { bytes: 4, requests: 1 }
/** An event's page and what follows it are a few pages, and almost all visits. */
const byBuyers: Weight = { bytes: 100, requests: 400 }
/** Everybody who manages comes by the sign-in page, but rarely. */
const bySignIn: Weight = { bytes: 8, requests: 8 }
/** The first page that a buyer sees is loaded by many who buy nothing, and by most in few requests; what follows a choice may be a few more. */
const byVisitors: Weight = { bytes: 20000, requests: 2000 }
const byChoosers: Weight = { bytes: 1500, requests: 45 }
const usual: Weight = { bytes: 1.8, requests: 2 }
/** What developers and accountants open, and who moves in, at a desk and rarely: what other pages share is not cut for them. */
const rarely = /\/src\/routes\/(docs\/|account\/(books|archive|import|api-keys|webhooks)-page)/
/** Each visit loads those of one language. */
const isWords = (id: string) => id.endsWith('.po') || /virtual:\w+-words/.test(id)

/** What several pages need. What one page needs stays with it. */
function nameFiles(graph: Graph, given: Given): Map<string, string> {
  const roots = rootsOf(graph, given)
  const pages = roots.filter(({ id }) => !id.endsWith('-layout.tsx'))
  const chunks = new Map<string, Chunk>()
  const chunkOf = new Map<string, Chunk>()
  for (const [id, needing] of pagesOfModules(graph, roots, pages)) {
    if (isReact(id)) continue
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
  const weights = pages.map(({ id, within: [entry = id] }) => {
    if (id === given.eventPage) return byVisitors
    if (entry === given.eventPage) return byChoosers
    if (entry === given.signInPage) return bySignIn
    if (!onPhones.test(id)) return usual
    return entry === given.buyerPage ? byBuyers : byPhone
  })
  return named(graph, mergeChunks([...chunks.values()], weights))
}

interface Root {
  id: string
  /** What is there before it: the entry, and the frames of its screen. */
  within: string[]
}

/** What starts a file of its own: the entries, and what they or their pages may load later. */
function rootsOf(graph: Graph, { root, app, buyerPage, eventPage, signInPage }: Given): Root[] {
  const framesIn = (id: string) => framesOf(id.slice(root.length + 1)).map((frame) => `${root}/${frame}`)
  return [app, buyerPage, eventPage, signInPage].flatMap((entry) => [
    { id: entry, within: [] },
    ...laterRoots(graph, entry).flatMap((id) =>
      isWords(id) || rarely.test(id) ? [] : { id, within: [entry, ...framesIn(id)] },
    ),
  ])
}

/** The pages that need a module, a bit each; not the modules that start a file, or that one such file alone needs. */
function pagesOfModules(graph: Graph, roots: readonly Root[], pages: readonly Root[]): Map<string, bigint> {
  const starts = new Set(roots.map(({ id }) => id))
  const timesNeeded = count([...starts].flatMap((id) => [...withImports(graph, id)]))
  const found = new Map<string, bigint>()
  for (const [index, { id: page, within }] of pages.entries()) {
    const needed = new Set([page, ...within].flatMap((id) => [...withImports(graph, id)]))
    for (const id of needed)
      if ((timesNeeded.get(id) ?? 0) > 1) found.set(id, (found.get(id) ?? 0n) | (1n << BigInt(index)))
  }
  for (const id of starts) if (graph.getModuleInfo(id)?.importers.length === 0) found.delete(id)
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
  const taken = new Set(['react'])
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
