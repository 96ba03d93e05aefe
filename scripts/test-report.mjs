import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** A step that failed without a failed test (a file that does not load, a crash), or that ran none, counts as a failure. */
function neverSilent(code, { passed, failed }) {
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}

/** Figures that tests print for people to read, also when all is well: the lines that begin with "# ". */
export function figuresOf(output) {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.startsWith('# '))
}

/** Counts of one check without tests inside. */
export function checkResult(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Counts from vitest's JSON report. */
export function vitestResult(code, file) {
  const report = read(file)
  return neverSilent(code, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 })
}

/** Counts from Playwright's JSON report; a test that passed only when repeated has passed, and is counted as such too. */
export function playwrightResult(code, file) {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(file)?.stats ?? {}
  return { ...neverSilent(code, { passed: expected + flaky, failed: unexpected }), repeated: flaky }
}
