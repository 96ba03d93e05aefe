import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './command.mjs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** Counts a step as failed when it fails without a failed test (a crash, a file that does not load), or runs no test. */
function neverSilent(code, { passed, failed, ...rest }) {
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed, ...rest }
}

/** Figures that tests print for people, even when all tests pass: the lines that begin with "# ". */
export function figuresOf(output) {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.startsWith('# '))
}

/** The counts of a check that has no tests. */
export function checkResult(code) {
  return code === 0 ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [] }
}

/** Counts from vitest's JSON report, and the names of what failed. */
export function vitestResult(code, file) {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = read(file) ?? {}
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = path.relative(root, name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0 && status === 'failed') return [named(where, message)]
    return tests.map((test) => named(`${where} > ${test.fullName}`, test.failureMessages[0]))
  })
  // Vitest counts no test of a file that fails before its first one.
  return neverSilent(code, { passed, failed: Math.max(failed, names.length), names })
}

/** Counts and names from Playwright's JSON report. A test that passed only when repeated counts as passed, and is also named. */
export function playwrightResult(code, file) {
  const { stats = {}, suites = [] } = read(file) ?? {}
  const { expected = 0, flaky = 0, unexpected = 0 } = stats
  const names = specsOf(suites).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const failed = results.find(({ error }) => error)
        const where = `${spec.file} > ${spec.title}${status === 'flaky' ? ' (passed when repeated)' : ''}`
        return named(where, failed?.error.message)
      }),
  )
  return neverSilent(code, { passed: expected + flaky, failed: unexpected, repeated: flaky, names })
}

function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])
}

/** A test's name, the first line of its message, and what Playwright was looking for. */
function named(where, message = '') {
  const [said, ...more] = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const sought = more.find((line) => /^(Locator:|- waiting for) /.test(line))
  return [where, [said, sought].filter(Boolean).join(' ')].filter(Boolean).join(': ')
}
