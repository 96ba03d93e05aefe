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

const testStart = /^\s*(?:it|test)\b/
const tag = /^\s*\/\/ Specification: (.+)$/

/**
 * The tests of a file that name requirements in a comment above them. `text` is the test and everything before the file's first
 * test, which may contain names and sentences. `strays` are ids in comments without a test below.
 */
export function taggedTests(source) {
  const lines = source.split('\n')
  const starts = lines.flatMap((line, index) => (testStart.test(line) ? [index] : []))
  const head = lines.slice(0, starts[0] ?? lines.length)
  const tests = []
  const strays = []
  let ids = []
  for (const [index, line] of lines.entries()) {
    const named = tag.exec(line)
    if (named) ids.push(...named[1].trim().split(/\s+/))
    else if (ids.length > 0) {
      const next = starts[starts.indexOf(index) + 1] ?? lines.length
      if (starts.includes(index)) tests.push({ ids, text: plain([...head, ...lines.slice(index, next)]) })
      else strays.push(...ids)
      ids = []
    }
  }
  return { tests, strays: [...strays, ...ids] }
}

function plain(lines) {
  return lines.join('\n').replaceAll('\\', '').replaceAll('’', "'")
}

/**
 * Says in sentences what is wrong: a requirement without a test, or without a test that asserts its words, and an id that is unknown
 * or has no test below. `open` has the ids of requirements that are not built yet, which must have no test.
 */
export function problemsOf(requirements, sources, open = {}) {
  const found = Object.entries(sources).map(([file, source]) => ({ file, ...taggedTests(source) }))
  const tests = found.flatMap((file) => file.tests)
  const known = new Set(requirements.map(({ id }) => id))
  const missing = requirements.flatMap(({ id, sentence, words }) => {
    const own = tests.filter(({ ids }) => ids.includes(id))
    if (open[id]) return own.length > 0 ? [`${id} has a test, so it is no longer open`] : []
    if (own.length === 0) return [`${id} has no test: ${sentence}`]
    return words
      .filter((said) => !own.some(({ text }) => text.includes(said.replaceAll('’', "'"))))
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
