import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * What a step of tests left in its report. A step that fails without a failed test (a crash, a report that is missing), or runs
 * no test, counts as failed.
 */
export function readReport(code, file) {
  const report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, names: [], files: [] }
  const isSilent = report.failed === 0 && (code !== 0 || report.passed === 0)
  return isSilent ? { ...report, failed: 1 } : report
}

/** What a failure's name is followed by: the first line of its message, and what a browser was looking for. */
export function shortError(message = '') {
  const [first, ...more] = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const sought = more.find((line) => /^(Locator:|- waiting for) /.test(line))
  return first ? `: ${[first, sought].filter(Boolean).join(' ')}` : ''
}

/** The slowest files of all steps, slowest first, as lines. */
export function slowestFiles(files, count = 10) {
  return files
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}
