import { assertedWords } from './asserted-words.mjs'
import { syntaxOf, testsOf } from './tests-in.mjs'

/**
 * The requirements in docs/requirements.md: id, sentence, and the words that a person sees, if it names some.
 * A line reads: - `5.password-length` Password: at least 8 characters. “Use at least 8 characters.”
 */
export function requirementsOf(markdown) {
  return [...markdown.matchAll(/^- `([^`]+)` ([^“\n]+)(.*)$/gm)].map(([, id, sentence, rest]) => ({
    id,
    sentence: sentence.trim(),
    words: [...rest.matchAll(/“([^”]+)”/g)].map(([, words]) => words),
  }))
}

/**
 * The tests of a file that name requirements in a comment above them, with the words that they assert. `strays` are ids in comments
 * without a test below.
 */
export function taggedTests(file, source) {
  const { program, comments } = syntaxOf(file, source)
  const tests = testsOf(program).map((test) => ({ ...test, ids: [] }))
  const strays = []
  for (const { value, end } of comments) {
    const [, ids] = /^ Specification: (.+)$/.exec(value) ?? []
    const start = end + /^(?:\s|\/\/.*)*/.exec(source.slice(end))[0].length
    const test = tests.find((each) => each.start === start)
    if (ids) (test?.ids ?? strays).push(...ids.trim().split(/\s+/))
  }
  const tagged = tests.filter(({ ids }) => ids.length > 0)
  return { tests: tagged.map((test) => ({ ids: test.ids, words: assertedWords(test) })), strays }
}

/**
 * Says in sentences what is wrong: a requirement without a test, or without a test that asserts its words, and an id that is unknown
 * or has no test below. `open` has the ids of requirements that are not built yet, which must have no test.
 */
export function problemsOf(requirements, sources, open = {}) {
  const found = Object.entries(sources)
    .filter(([, source]) => source.includes('// Specification: '))
    .map(([file, source]) => ({ file, ...taggedTests(file, source) }))
  const tests = found.flatMap((file) => file.tests)
  const known = new Set(requirements.map(({ id }) => id))
  const missing = requirements.flatMap(({ id, sentence, words }) => {
    const own = tests.filter(({ ids }) => ids.includes(id))
    if (open[id]) return own.length > 0 ? [`${id} has a test, so it is no longer open`] : []
    if (own.length === 0) return [`${id} has no test: ${sentence}`]
    return words
      .filter(
        (said) => !own.some((test) => test.words.some((word) => word.includes(said.replaceAll('’', "'")))),
      )
      .map((said) => `${id}: no test of it asserts “${said}”`)
  })
  const wrong = found.flatMap(({ file, tests: own, strays }) => [
    ...own
      .flatMap(({ ids }) => ids)
      .filter((id) => !known.has(id))
      .map((id) => `${file} names ${id}, which is no requirement`),
    ...strays.map((id) => `${file} names ${id} above no test`),
  ])
  return [...missing, ...wrong]
}
