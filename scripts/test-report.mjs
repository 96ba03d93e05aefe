import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** A step that failed without a failed test (a file that does not load, a crash) counts as one failure. */
function atLeastOneFailure(code, { passed, failed }) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Counts of one check without tests inside. */
export function checkResult(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Counts from vitest's JSON report. */
export function vitestResult(code, file) {
  const report = read(file)
  return atLeastOneFailure(code, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 })
}

/** Counts from Playwright's JSON report; a test that passed only when repeated has passed. */
export function playwrightResult(code, file) {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(file)?.stats ?? {}
  return atLeastOneFailure(code, { passed: expected + flaky, failed: unexpected })
}
