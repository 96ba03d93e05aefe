import { describe, expect, it } from 'vitest'
import { stumblesOf } from './plain-words.mjs'
import { textsOf } from './repository.mjs'

/** Texts that are about these words. */
const own = ['docs/writing.md', 'scripts/plain-words.mjs', 'scripts/plain-words.test.mjs']

function textsBut(patterns) {
  const texts = textsOf(patterns)
  for (const file of own) delete texts[file]
  return texts
}

describe('the words that docs/writing.md lists are not used', () => {
  it.each([
    ['docs', ['docs/**/*.md', '*.md', '.github/**/*.{md,yml}'], 70],
    ['interface texts', ['packages/web/src/locales/*/en.po'], 3],
    ['code, tests and comments of packages', ['packages/*/{src,vite}/**/*.{ts,tsx,mjs,css}'], 2000],
    ['error sentences', ['packages/contracts/src/{error-{table,orders,tickets},issue-sentence}.ts'], 4],
    ['stacks and scripts', ['{stacks,scripts}/**/*.{ts,js,cjs,mjs}'], 60],
  ])('in %s', (_, patterns, atLeast) => {
    const texts = textsBut(patterns)
    expect(Object.keys(texts).length).toBeGreaterThanOrEqual(atLeast)
    expect(stumblesOf(texts)).toEqual([])
  })
})

describe('the check of words', () => {
  const found = (line, file = 'a.ts') => stumblesOf({ [file]: line })

  it.each(['// Nobody knows.', "it('tells whoever asks')", 'an account of ours', '* read anew.'])(
    'finds %s',
    (line) => {
      expect(found(line)).toHaveLength(1)
    },
  )

  it('leaves names, addresses and translations alone', () => {
    expect(found("import { countAnew } from './count-anew.ts'")).toEqual([])
    expect(found('msgstr "Whose"', 'de.po')).toEqual([])
    expect(found('msgid "Whose sales"', 'en.po')).toEqual(['en.po:1: Whose'])
  })
})
