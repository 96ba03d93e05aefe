import { describe, expect, it } from 'vitest'
import { namedTests, wrongTests } from './named-tests.mjs'
import { readFromRoot } from './repository.mjs'

const page = readFromRoot('docs/local-cloud.md')

/** The rows of the page's table: a rule, the files that enforce it, and the test that shows it. */
function rowsOf(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\|[\s-]+\|/.test(line))
    .slice(1)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** Files and tests that a row names and that do not exist. A row names a test by some of its words, in “…” after the file. */
function problemsOf(rows, read) {
  return rows.flatMap(([rule, enforced, tested]) => {
    const files = [...`${enforced} ${tested}`.matchAll(/`([^`]+)`/g)].map(([, file]) => file)
    return [
      ...(namedTests(tested).length === 0 ? [`${rule}: no test`] : []),
      ...files.filter((file) => read(file) === null).map((file) => `${rule}: there is no ${file}`),
      ...wrongTests(tested, read).map((wrong) => `${rule}: ${wrong}`),
    ]
  })
}

describe('docs/local-cloud.md', () => {
  it('names, for each rule, the files that enforce it and a test that exists', () => {
    const rows = rowsOf(page)
    expect(rows.length).toBeGreaterThan(30)
    expect(problemsOf(rows, (file) => readFromRoot(file) || null)).toEqual([])
  })

  it('says what the local cloud still accepts and AWS does not', () => {
    expect(page.split('## What it still takes')[1]?.match(/^- /gm)?.length).toBeGreaterThan(3)
  })
})

it('the check of local-cloud.md finds a rule without a test, a missing file and a renamed test', () => {
  const rows = rowsOf(
    [
      '| Rule | Enforced by | Test |',
      '| --- | --- | --- |',
      '| one | `a.ts` | by hand |',
      '| two | `gone.ts` | `a.test.ts` “works” |',
      '| three | `a.ts` | `a.test.ts` “sleeps” |',
    ].join('\n'),
  )
  const files = { 'a.ts': '', 'a.test.ts': "it('works'" }
  expect(problemsOf(rows, (file) => files[file] ?? null)).toEqual([
    'one: no test',
    'two: there is no gone.ts',
    'three: a.test.ts has no test “sleeps”',
  ])
})
