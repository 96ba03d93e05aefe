/**
 * The rows of docs/specification-coverage.md: a section's heading, what the specification says, and the tests that show
 * it, each written as `file` › title. A file is named from `packages`, or from the root.
 */
export function rowsOf(markdown) {
  const rows = []
  let section = ''
  for (const [index, line] of markdown.split('\n').entries()) {
    if (line.startsWith('## ')) section = line.slice(3).trim()
    const cells = line.startsWith('| ')
      ? line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim())
      : []
    if (cells.length < 2 || cells[0] === 'Specification' || /^-+$/.test(cells[0])) continue
    rows.push({ line: index + 1, section, words: cells[0], tests: cells[1].split('<br>').map(testOf) })
  }
  return rows
}

function testOf(reference) {
  const [, file, title] = /^`([^`]+)` › (.+)$/.exec(reference.trim()) ?? []
  return file ? { file, title } : { reference }
}

/** The titles that a test file gives to `it` and `test`, those of `.each` as they are written. */
export function titlesOf(source) {
  const quoted =
    /(?:\b(?:it|test)(?:\.(?:each|fails|only))?|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g
  return new Set(
    [...source.matchAll(quoted)].map(([, single, double, template]) =>
      (single ?? double ?? template).replace(/\\(.)/g, '$1'),
    ),
  )
}

/**
 * What is wrong with the rows, in sentences that name the line. `titlesIn(file)`: the titles of a test file, or null where
 * there is none. `expected`: what must have a row, by section.
 */
export function problemsOf(rows, { titlesIn, expected }) {
  const problems = rows.flatMap((row) =>
    row.tests.flatMap((test) =>
      wrongWith(test, titlesIn).map((what) => `line ${row.line}, ${row.words}: ${what}`),
    ),
  )
  for (const [section, things] of Object.entries(expected)) {
    const words = rows.filter((row) => row.section === section).map((row) => row.words)
    const missing = things.filter((thing) => !words.some((said) => said.includes(`\`${thing}\``)))
    problems.push(...missing.map((thing) => `${section}: \`${thing}\` has no row`))
  }
  return problems
}

function wrongWith({ file, title, reference }, titlesIn) {
  if (!file) return [reference ? `"${reference}" is not written as \`file\` › title` : 'names no test']
  const titles = titlesIn(file)
  if (!titles) return [`there is no ${file}`]
  return titles.has(title) ? [] : [`${file} has no test "${title}"`]
}
