import { describe, expect, it } from 'vitest'
import { readFromRoot, textsOf } from './repository.mjs'
import { exportsForTests, switchesIn } from './test-switches.mjs'

const isTest = ([file]) => /\.test\.tsx?$|\/(testing|rehearsal|proof)\//.test(file)
const inProduct = ['contracts', 'core', 'emails', 'functions', 'operate', 'web', 'widget']
const texts = Object.entries(textsOf(['packages/*/src/**/*.{ts,tsx}', 'stacks/**/*.ts']))
const isProduct = ([file]) =>
  inProduct.some((name) => file.startsWith(`packages/${name}/`)) || file.startsWith('stacks/')
const products = Object.fromEntries(texts.filter((each) => isProduct(each) && !isTest(each)))
const tests = Object.fromEntries(texts.filter((each) => !isProduct(each) || isTest(each)))
const proves = ([file]) => isTest([file]) || /^packages\/(?:proof|bench|e2e)\//.test(file)
const tools = Object.entries(textsOf(['packages/*/{vite/**/*,*.config}.ts', 'scripts/*.mjs']))
const users = Object.fromEntries([...texts, ...tools].filter((each) => !proves(each)))

/** Its rows hold each email to a cause and a bound: a kind of email without a row does not compile (0040). */
const kept = ['packages/core/src/mail/mail-table.ts: mailTable']

describe('the product', () => {
  it('has no switch with which a test can turn off a protection', () => {
    expect(Object.keys(products).length).toBeGreaterThan(1000)
    expect(Object.keys(tests).length).toBeGreaterThan(500)
    expect(switchesIn(products, tests)).toEqual([])
  })

  it('exports nothing that only tests import, but for a table that the compiler reads', () => {
    const stacks = ([file]) => file.startsWith('stacks/')
    const own = Object.fromEntries(Object.entries(products).filter((each) => !stacks(each)))
    expect(exportsForTests(own, users)).toEqual(kept)
  })
})

describe('the check for switches', () => {
  const file = 'packages/core/src/pool/pool-writes.ts'
  const test = 'packages/core/src/pool/pool.test.ts'
  const source = readFromRoot(file)
  const changed = (text) => switchesIn({ ...products, [file]: `${source}\n${text}` }, tests)

  it.each([
    ['export const poolGuard = { isOn: true }', 'poolGuard'],
    ['export let isSafe = true', 'isSafe'],
    ["if (globalThis.guardsSwitchedOff?.has('pool')) return ''", 'guardsSwitchedOff'],
    ["if (process.env.VITEST) return ''", 'env\\.VITEST'],
  ])('finds "%s"', (text, found) => {
    expect(changed(text)).toEqual([`${file}: ${found}`])
  })

  it('finds a function that only tests call, or none calls', () => {
    const module = { 'packages/core/src/a.ts': '/** forget: for tests */\nexport function forget() {}\n' }
    const found = (text) => exportsForTests(module, { ...module, 'packages/web/src/b.ts': text })
    expect(found('')).toEqual(['packages/core/src/a.ts: forget'])
    expect(found("import { forget } from '@foyer/core/a'")).toEqual([])
    expect(found("const a = await import('@foyer/core/a')")).toEqual([])
    expect(found("import { other } from '@foyer/core/a'")).toEqual(['packages/core/src/a.ts: forget'])
  })

  it('finds a test that changes what it imports from the product', () => {
    const text = "import { bounds, type PoolRef } from './pool-writes.ts'\n\nbounds.most = 3\n"
    expect(switchesIn(products, { [test]: text })).toEqual([`${test}: changes bounds`])
    const other =
      "import { bounds } from '@foyer/core/pool/pool-writes'\n\nObject.assign(bounds, { most: 3 })\n"
    expect(switchesIn(products, { [test]: other })).toEqual([`${test}: changes bounds`])
    expect(switchesIn(products, { [test]: text.replace('bounds.most = 3', 'expect(bounds.most)') })).toEqual(
      [],
    )
  })
})
