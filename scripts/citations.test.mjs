import { describe, expect, it } from 'vitest'
import { anchorsOf, citationsOf, lostCitations } from './citations.mjs'
import { namedTests, wrongTests } from './named-tests.mjs'
import { readFromRoot, textsOf } from './repository.mjs'

const code = '**/*.{ts,tsx,mjs,cjs,js,css}'
const everywhere = [
  `{packages,stacks,scripts}/${code}`,
  '*.{ts,cjs,md}',
  '{packages,docs,.github}/**/*.{md,yml}',
]

/** The examples in these files cite targets that do not exist. */
const examples = ['scripts/citations.test.mjs', 'scripts/citations.mjs', 'scripts/decisions.test.mjs']

const numbersOf = (files) => new Set(files.flatMap((file) => /\/(\d{4})-[^/]+\.md$/.exec(file)?.[1] ?? []))

describe('what code, tests and docs cite', () => {
  const sources = textsOf(everywhere)
  for (const file of examples) delete sources[file]
  const decisions = numbersOf(Object.keys(sources))

  it('exists in the repository: pages, their sections, files, requirements, cases and decisions', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(2000)
    expect(lostCitations(sources, readFromRoot, decisions)).toEqual([])
  })

  it('is found in each of its forms', () => {
    const cited = Object.entries(sources).flatMap(([file, text]) => citationsOf(file, text))
    const count = (form) => cited.filter(([, target]) => form.test(target)).length
    expect(count(/^§/)).toBeGreaterThan(150)
    expect(count(/^F\d/)).toBeGreaterThan(200)
    expect(count(/^docs\/product\.md#/)).toBeGreaterThan(30)
    expect(count(/^docs\/decisions\/\d/)).toBeGreaterThan(80)
  })
})

describe('docs/acceptance.md', () => {
  const page = readFromRoot('docs/acceptance.md')

  it('has the cases F1 to F34 and F38 to F40 in order, each with a test that exists', () => {
    const cases = page.split(/^## /m).slice(1)
    // F35 to F37 are not met yet.
    const numbers = [...Array.from({ length: 34 }, (_, index) => index + 1), 38, 39, 40]
    expect(cases.map((text) => text.split(' ')[0])).toEqual(numbers.map((number) => `F${number}`))
    expect(cases.filter((text) => namedTests(text).length === 0)).toEqual([])
    expect(wrongTests(page, readFromRoot)).toEqual([])
  })
})

describe('the check of citations', () => {
  const pages = {
    'docs/product.md': '# What it does\n## What things cost\n',
    'docs/requirements.md': '## 5 Rules\n- `5.password` Password.\n',
    'docs/acceptance.md': '## F1 Late\n',
    'docs/decisions/0001-one-table.md': '# 0001 One table\n',
  }
  const lost = (text, file = 'a.ts') =>
    lostCitations({ [file]: text }, (page) => pages[page] ?? null, new Set(['0001'])).map((line) =>
      line.slice(file.length + 2),
    )

  it('accepts citations that resolve', () => {
    const text =
      '(docs/product.md#what-things-cost, specification §5, specification 5.password, F1; docs/decisions/0001)'
    expect(lost(text)).toEqual([])
    expect(
      lost('Since 0001, [prices](../product.md#what-things-cost)', 'docs/decisions/0001-one-table.md'),
    ).toEqual([])
  })

  it.each([
    'docs/gone.md',
    'docs/product.md#gone',
    '§12',
    'specification 5.gone',
    'docs/decisions/0002',
    'decision 0002',
    'product.md',
    'shared/product.md',
  ])('finds %s', (citation) => {
    expect(lost(`// As ${citation} says.`)).toContain(citation)
  })

  it('finds a case and a link that do not exist', () => {
    expect(lost('// (F35)')).toEqual(['F35'])
    expect(lost('[x](gone.md)', 'docs/a.md')).toEqual(['](gone.md)'])
  })

  it('finds a file that a page names by its path, from the root or from its package', () => {
    expect(lost('See `stacks/gone.ts`, `core/src/gone.ts`', 'docs/a.md')).toEqual([
      '`stacks/gone.ts`',
      '`core/src/gone.ts`',
    ])
  })

  it('makes anchors as GitHub does', () => {
    expect([...anchorsOf('# F1 A payment\n## The buyer’s “link”, again\n')]).toEqual([
      'f1-a-payment',
      'the-buyers-link-again',
    ])
  })
})
