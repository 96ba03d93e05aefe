import { describe, expect, it } from 'vitest'
import { errors } from '../packages/contracts/src/error-table.ts'
import { assertedWords } from './asserted-words.mjs'
import { readFromRoot, textsOf } from './repository.mjs'
import { problemsOf, requirementsOf, taggedTests } from './requirements.mjs'
import { testsIn } from './tests-in.mjs'

/** Requirements of the specification that Foyer does not meet yet. */
const open = {}

describe('docs/requirements.md', () => {
  it('has a test for each requirement, which asserts the words that people see', () => {
    const requirements = requirementsOf(readFromRoot('docs/requirements.md'))
    expect(requirements.length).toBeGreaterThan(250)
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
    const tests = textsOf(['packages/*/src/**/*.{test,spec}.{ts,tsx}', 'stacks/**/*.test.ts'])
    expect(problemsOf(requirements, tests, open)).toEqual([])
  })

  it('has a test that asserts each error code over HTTP', () => {
    const tests = Object.entries(textsOf(['packages/{functions,e2e}/src/**/*.{test,spec}.ts']))
    const words = new Set(tests.flatMap(([file, source]) => testsIn(file, source).flatMap(assertedWords)))
    expect(Object.keys(errors).filter((code) => !words.has(code))).toEqual([])
  })
})

describe('the check of requirements', () => {
  const requirements = requirementsOf(
    [
      '# Title',
      '- `5.password` Password: at least 8 characters. “Use at least 8 characters.”',
      '- `5.promo` Promo code: 3 to 50.',
    ].join('\n'),
  )
  const password = [
    '// Specification: 5.password',
    "it('refuses', () => { expect(answer).toBe('Use at least 8 characters.') })",
  ]
  const promo = ['// Specification: 5.promo', "it('also', () => {})"]
  const check = (...lines) => problemsOf(requirements, { 'a.test.ts': lines.join('\n') })

  it('accepts requirements when each has a test that asserts its words', () => {
    expect(check(...password, ...promo)).toEqual([])
  })

  it('finds a requirement without a test', () => {
    expect(check(...password)).toEqual(['5.promo has no test: Promo code: 3 to 50.'])
  })

  it('finds a test that does not assert the words of its requirement', () => {
    const silent = [
      '// Specification: 5.password',
      "it('refuses', () => {})",
      "it('other', () => { expect(answer).toBe('Use at least 8 characters.') })",
    ]
    expect(check(...silent, ...promo)).toEqual([
      '5.password: no test of it asserts “Use at least 8 characters.”',
    ])
  })

  it('finds an unknown id, and an id without a test below', () => {
    const stray = [
      '// Specification: 5.gone',
      "it('x', () => {})",
      '// Specification: 5.promo',
      'const a = 1',
    ]
    expect(check(...password, ...promo, ...stray)).toEqual([
      'a.test.ts names 5.gone, which is no requirement',
      'a.test.ts names 5.promo above no test',
    ])
  })

  it('requires no test for an open requirement, and finds an open requirement that has a test', () => {
    const sources = { 'a.test.ts': password.join('\n') }
    expect(problemsOf(requirements, sources, { '5.promo': 'later' })).toEqual([])
    const built = { 'a.test.ts': [...password, ...promo].join('\n') }
    expect(problemsOf(requirements, built, { '5.promo': 'later' })).toEqual([
      '5.promo has a test, so it is no longer open',
    ])
  })

  it('reads several ids over several lines, and the words that constants of the file hold', () => {
    const source = [
      "const sentence = 'It’s over'",
      '// Specification: 1.a 1.b',
      '// Specification: 1.c',
      "it.each([1])('x', () => expect(answer).toBe(sentence))",
    ].join('\n')
    expect(taggedTests('a.test.ts', source)).toEqual({
      tests: [{ ids: ['1.a', '1.b', '1.c'], words: ["It's over"] }],
      strays: [],
    })
  })
})
