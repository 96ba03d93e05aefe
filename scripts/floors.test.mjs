import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import { cyclesOf, foldersOf, importsOf, mutualPairs, specifiersOf, upwardImports } from './import-graph.mjs'
import { readFromRoot, textsOf } from './repository.mjs'

const floors = JSON.parse(readFromRoot('floors.json'))
const isProduct = ([file]) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file)
const sourcesOf = (home) =>
  Object.fromEntries(Object.entries(textsOf([`packages/${home}/src/**/*.{ts,tsx}`])).filter(isProduct))
const sources = sourcesOf('core')

describe.each([
  ['core', 200],
  ['functions', 60],
  ['web', 600],
])('the floors of %s', (home, atLeast) => {
  const graph = importsOf(sourcesOf(home))

  it('import nothing from a higher floor', () => {
    expect(Object.keys(graph).length).toBeGreaterThan(atLeast)
    expect(upwardImports(graph, home, floors[home])).toEqual([])
  })
})

describe('the folders of core', () => {
  it('have no cycle between folders or files, types included, and no two folders that import each other', () => {
    const graph = importsOf(sources)
    const folders = foldersOf(graph)
    expect(cyclesOf(folders)).toEqual([])
    expect(mutualPairs(folders)).toEqual([])
    expect(cyclesOf(graph)).toEqual([])
  })
})

/**
 * Before (2026-11-23): 618 files, a median of 30.5 lines, 15.2 own imports in 100 lines, 98 files of at most 15 lines, 25 folders in
 * one cycle, 45 mutual pairs. With floors and whole ideas: 252 files, 76 lines, 7.6 imports, 2 files, no cycle, no pair.
 */
describe('the files of core', () => {
  const lines = Object.values(sources).map((text) => text.split('\n').length - 1)
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

  it('hold one whole idea: their median length is 50 to 80 lines', () => {
    const median = lines.toSorted((a, b) => a - b)[Math.floor(lines.length / 2)]
    expect(median).toBeGreaterThanOrEqual(50)
    expect(median).toBeLessThanOrEqual(80)
  })

  it('can be read without opening many others: they have at most 8 imports of Foyer’s own files in 100 lines', () => {
    const own = Object.values(sources)
      .flatMap(specifiersOf)
      .filter((name) => /^\.|^@foyer\//.test(name))
    expect((100 * own.length) / sum(lines)).toBeLessThanOrEqual(8)
  })

  it('hold at most 300 lines each', () => {
    const long = Object.entries(sources).filter(([, text]) => text.split('\n').length - 1 > 300)
    expect(long.map(([file]) => file)).toEqual([])
  })
})

describe('the check of floors', () => {
  const source = (text) => `${text}\n`
  const small = {
    'packages/core/src/store/order/order-entity.ts': source(
      "import type { A } from '../../order/create-order.ts'",
    ),
    'packages/core/src/order/create-order.ts': source(
      "import { x } from '../store/order/order-entity.ts'\nimport { y } from '../loft/new.ts'",
    ),
    'packages/core/src/loft/new.ts': 'export const y = 1',
  }

  it('finds a type that is imported from a higher floor, both folders of a pair, and a folder without a floor', () => {
    const found = importsOf(small)
    expect(upwardImports(found, 'core', floors.core)).toEqual([
      'packages/core/src/store/order/order-entity.ts → packages/core/src/order/create-order.ts',
      'packages/core/src/loft/new.ts has no floor',
    ])
    expect(mutualPairs(foldersOf(found))).toEqual(['packages/core/src/order ⇄ packages/core/src/store/order'])
    expect(cyclesOf(foldersOf(found))).toEqual(['packages/core/src/order, packages/core/src/store/order'])
  })

  it('reads every form of an import', () => {
    const text = [
      "import a from './a.ts'",
      "import {\n  type B,\n} from './b.ts'",
      "export { c } from './c.ts'",
    ]
    const others = ["import './d.ts'", "const e = await import('./e.ts')"]
    expect(specifiersOf([...text, ...others].join('\n'))).toEqual([
      './a.ts',
      './b.ts',
      './c.ts',
      './d.ts',
      './e.ts',
    ])
  })

  it('agrees with `pnpm imports`', { timeout: 120_000, tags: 'long' }, async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'foyer-floors-'))
    for (const [file, text] of Object.entries(small)) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
    const options = { ruleSet: { forbidden }, validate: true, baseDir: root, tsPreCompilationDeps: true }
    const { output } = await cruise(['packages'], options)
    rmSync(root, { recursive: true })
    const found = output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
    expect(found.sort()).toEqual([
      'core-has-no-room-without-a-floor: packages/core/src/order/create-order.ts',
      'core-store/order-imports-no-room-above: packages/core/src/store/order/order-entity.ts',
      'no-cycles-of-types: packages/core/src/order/create-order.ts',
    ])
  })
})
