/** Modules that are one file: how large they are, which pages load them (a bit each), and which other files they import. */
export interface Chunk {
  modules: string[]
  bytes: number
  pages: bigint
  imports: Set<Chunk>
}

/** How much a page's bytes and its requests count beside those of other pages. */
export interface Weight {
  bytes: number
  requests: number
}

const usual: Weight = { bytes: 1, requests: 1 }

/** How many bytes of source a request is worth on a page with one file. On a page with many it is worth more, with their square. */
const bytesARequest = 400

/**
 * Merges files for as long as the requests that this saves are worth more than what pages then load without need. A page that needs many
 * files pays most for each, so that those become few, while a page with few stays small.
 *
 * @param weights by page; the usual ones for pages beyond the list
 */
export function mergeChunks(given: readonly Chunk[], weights: readonly Weight[]): Chunk[] {
  const chunks = new Set(given)
  for (;;) {
    const best = bestPair([...chunks], weights)
    if (!best) return [...chunks]
    const [kept, gone] = best
    chunks.delete(gone)
    kept.modules.push(...gone.modules)
    kept.bytes += gone.bytes
    kept.pages |= gone.pages
    for (const chunk of gone.imports) kept.imports.add(chunk)
    kept.imports.delete(kept)
    for (const chunk of chunks) if (chunk.imports.delete(gone) && chunk !== kept) chunk.imports.add(kept)
    for (const chunk of importedBy(kept)) chunk.pages |= kept.pages
  }
}

function bestPair(chunks: readonly Chunk[], weights: readonly Weight[]): [Chunk, Chunk] | null {
  const worth = worthOfRequests(chunks, weights)
  const weight = sumOf((page) => (weights[page] ?? usual).bytes)
  const needs = new Map(chunks.map((chunk) => [chunk, importedBy(chunk)]))
  let [most, best]: [number, [Chunk, Chunk] | null] = [0, null]
  for (const [index, one] of chunks.entries())
    for (const other of chunks.slice(index + 1)) {
      const saved = worth(one.pages & other.pages)
      if (saved <= most || isBetween(one, other, needs)) continue
      const gain = saved - costOf(one, other, { needs, worth, weight })
      if (gain > most) [most, best] = [gain, [one, other]]
    }
  return best
}

type Needs = ReadonlyMap<Chunk, ReadonlySet<Chunk>>
type Sum = (pages: bigint) => number

/** Adds up what pages are worth, once for each set of them. */
function sumOf(worth: (page: number) => number): Sum {
  const found = new Map<bigint, number>()
  return (pages) => {
    const sum = found.get(pages) ?? bits(pages).reduce((before, page) => before + worth(page), 0)
    found.set(pages, sum)
    return sum
  }
}

/** What a file less is worth to these pages. */
function worthOfRequests(chunks: readonly Chunk[], weights: readonly Weight[]): Sum {
  const files: number[] = []
  for (const { pages } of chunks) for (const page of bits(pages)) files[page] = (files[page] ?? 0) + 1
  return sumOf((page) => (weights[page] ?? usual).requests * bytesARequest * (files[page] ?? 0) ** 2)
}

/** What pages load without need once two files are one, with what that imports. */
function costOf(one: Chunk, other: Chunk, rules: { needs: Needs; worth: Sum; weight: Sum }): number {
  const { needs, worth, weight } = rules
  const pages = one.pages | other.pages
  const inVain = (chunk: Chunk) => chunk.bytes * weight(pages & ~chunk.pages)
  let cost = inVain(one) + inVain(other)
  for (const chunk of new Set([...(needs.get(one) ?? []), ...(needs.get(other) ?? [])]))
    if (chunk !== one && chunk !== other) cost += inVain(chunk) + worth(pages & ~chunk.pages)
  return cost
}

/** Whether one imports the other by way of a third file, which then would import what imports it. */
function isBetween(one: Chunk, other: Chunk, needs: Needs): boolean {
  const passes = (from: Chunk, to: Chunk) =>
    needs.get(from)?.has(to) && [...from.imports].some((chunk) => chunk !== to && needs.get(chunk)?.has(to))
  return Boolean(passes(one, other) || passes(other, one))
}

function importedBy(chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  for (const next of chunk.imports)
    if (!seen.has(next)) {
      seen.add(next)
      importedBy(next, seen)
    }
  return seen
}

/** The places of the bits that are set. */
function bits(pages: bigint): number[] {
  return [...pages.toString(2)].toReversed().flatMap((bit, place) => (bit === '1' ? [place] : []))
}
