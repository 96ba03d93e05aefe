import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import { root } from './command.mjs'
import { shortError } from './test-report.mjs'

/** A reporter for vitest: prints each failure as it happens, and leaves the counts in the file that TEST_REPORT names. */
export default class VitestReporter {
  onInit(vitest) {
    this.vitest = vitest
    this.report = { passed: 0, failed: 0, names: [], files: [] }
  }

  /** Figures for people, printed even when all tests pass: the lines that begin with "# ". */
  onUserConsoleLog({ content }) {
    for (const line of stripVTControlCharacters(content).split('\n'))
      if (line.startsWith('# ')) console.log(`    ${line}`)
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result()
    if (state === 'passed') this.report.passed++
    if (state === 'failed') this.fail(nameOf(test), errors, test)
  }

  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) this.fail(nameOf(suite), suite.errors(), suite)
  }

  onTestModuleEnd(module) {
    const { duration, collectDuration } = module.diagnostic()
    this.report.files.push([fileOf(module), (duration + collectDuration) / 1000])
    if (module.errors().length > 0) this.fail(fileOf(module), module.errors(), module)
  }

  onTestRunEnd(_modules, unhandledErrors) {
    for (const error of unhandledErrors) this.fail('outside any test', [error])
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(this.report))
  }

  fail(where, errors, { project } = {}) {
    this.report.failed++
    this.report.names.push(`${where}${shortError(errors[0]?.message)}`)
    console.log(`  ✗ ${where}`)
    for (const error of errors) this.vitest.logger.printError(error, { project })
  }
}

const fileOf = (module) => path.relative(root, module.moduleId)
const nameOf = (test) => `${fileOf(test.module)} > ${test.fullName}`
