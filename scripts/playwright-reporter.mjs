import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from './command.mjs'
import { shortError } from './test-report.mjs'

/** A reporter for Playwright: prints each failure as it happens, and leaves the counts in the file that TEST_REPORT names. */
export default class PlaywrightReporter {
  report = { passed: 0, failed: 0, names: [], files: [] }
  seconds = new Map()

  onTestEnd(test, result) {
    const file = path.relative(root, test.location.file)
    this.seconds.set(file, (this.seconds.get(file) ?? 0) + result.duration / 1000)
    if (test.ok()) this.report.passed++
    else this.fail(`${file} > ${test.titlePath().slice(3).join(' > ')}`, result.errors)
  }

  /** What fails outside tests, such as a server that does not start or a file that cannot be read. */
  onError(error) {
    this.fail('outside any test', [error])
  }

  onEnd() {
    writeFileSync(process.env.TEST_REPORT, JSON.stringify({ ...this.report, files: [...this.seconds] }))
  }

  fail(where, errors) {
    this.report.failed++
    this.report.names.push(`${where}${shortError(errors[0]?.message)}`)
    console.log(`  ✗ ${where}`)
    for (const { message, snippet, location } of errors)
      console.log(
        [message, snippet, location && `${location.file}:${location.line}`].filter(Boolean).join('\n'),
      )
  }
}
