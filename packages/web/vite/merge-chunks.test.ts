import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Chunk, mergeChunks, type Weight } from './merge-chunks.ts'

const chunk = (name: string, bytes: number, pages: bigint, imports: Chunk[] = []): Chunk => ({
  ...{ modules: [name], bytes, pages, imports: new Set(imports) },
})
const named = (chunks: readonly Chunk[]) => chunks.map(({ modules }) => modules.toSorted().join('+')).sort()
const bytesCount = (bytes: number): Weight => ({ bytes, requests: 1 })
/** What a page loads, in bytes. */
const loaded = (chunks: readonly Chunk[], page: bigint) =>
  chunks.filter(({ pages }) => pages & page).reduce((sum, { bytes }) => sum + bytes, 0)

it('makes one file of what the same pages load', () => {
  const given = [chunk('a', 5000, 3n), chunk('b', 90_000, 3n)]
  expect(named(mergeChunks(given, []))).toEqual(['a+b'])
})

it('keeps a large file from a page that does not need it, and gives it a small one', () => {
  const given = () => [chunk('both', 3000, 3n), chunk('large', 80_000, 1n), chunk('small', 20, 2n)]
  expect(named(mergeChunks(given(), []))).toEqual(['both+small', 'large'])
})

it('counts the bytes of some pages more', () => {
  const given = () => [chunk('both', 3000, 3n), chunk('some', 200, 1n)]
  expect(named(mergeChunks(given(), []))).toEqual(['both+some'])
  expect(named(mergeChunks(given(), [bytesCount(1), bytesCount(100)]))).toEqual(['both', 'some'])
})

it('counts the requests of some pages more', () => {
  const given = () => [chunk('both', 30_000, 3n), chunk('one', 9000, 1n), chunk('other', 9000, 2n)]
  const often: Weight = { bytes: 1, requests: 50 }
  expect(named(mergeChunks(given(), []))).toEqual(['both', 'one', 'other'])
  expect(named(mergeChunks(given(), [often, often]))).toEqual(['both+one+other'])
})

it('merges more where a page needs many files', () => {
  const crowded = Array.from({ length: 20 }, (_, index) =>
    chunk(`many-${index}`, 9000, (1n << BigInt(index)) | (1n << 30n)),
  )
  expect(mergeChunks(crowded, []).length).toBeLessThan(12)
  const calm = [chunk('a', 9000, 1n | 4n), chunk('b', 9000, 2n | 4n)]
  expect(mergeChunks(calm, [])).toHaveLength(2)
})

/** A graph without circles, where a page that needs a file needs what it imports. */
const graphs = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 0, max: 60_000 }),
      pages: fc.bigInt({ min: 1n, max: 255n }),
      imports: fc.array(fc.nat({ max: 14 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 15 },
  )
  .map((given) => {
    const made: Chunk[] = []
    for (const [index, { bytes, pages, imports }] of given.entries())
      made.push(
        chunk(
          `m${index}`,
          bytes,
          pages,
          imports.flatMap((at) => made[at] ?? []),
        ),
      )
    for (const one of made.toReversed()) for (const next of one.imports) next.pages |= one.pages
    return made
  })

it('keeps each module once, lets no file import itself through others, and loads what a page needs', () => {
  fc.assert(
    fc.property(graphs, (given) => {
      const before = [1n, 2n, 4n, 128n].map((page) => loaded(given, page))
      const names = given.map(({ modules }) => modules[0] ?? '').sort()
      const merged = mergeChunks(given, [])
      expect(merged.flatMap(({ modules }) => modules).sort()).toEqual(names)
      for (const one of merged)
        for (const next of one.imports) {
          expect(merged).toContain(next)
          expect(one.pages & ~next.pages).toBe(0n)
          expect(reaches(next, one)).toBe(false)
        }
      for (const [index, page] of [1n, 2n, 4n, 128n].entries())
        expect(loaded(merged, page)).toBeGreaterThanOrEqual(before[index] ?? 0)
    }),
    { numRuns: 300 },
  )
})

function reaches(from: Chunk, to: Chunk, seen = new Set<Chunk>()): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return [...from.imports].some((next) => reaches(next, to, seen))
}
