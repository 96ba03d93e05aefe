import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkResult, figuresOf, playwrightResult, vitestResult } from './test-report.mjs'

const directory = mkdtempSync(path.join(tmpdir(), 'foyer-report-'))
afterAll(() => rmSync(directory, { recursive: true }))

function report(content) {
  const file = path.join(directory, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

it('finds the figures among what tests print', () => {
  expect(figuresOf('stdout | a.test.ts\n\u001b[22m\u001b[39m# 3 of 4\n#5\n  # no\n# done')).toEqual([
    '# 3 of 4',
    '# done',
  ])
})

it('counts a check as one', () => {
  expect(checkResult(0)).toEqual({ passed: 1, failed: 0 })
  expect(checkResult(2)).toEqual({ passed: 0, failed: 1 })
})

it('counts the tests of vitest and Playwright', () => {
  const vitest = report({ numPassedTests: 7, numFailedTests: 2 })
  expect(vitestResult(1, vitest)).toEqual({ passed: 7, failed: 2 })
  const playwright = report({ stats: { expected: 3, flaky: 1, unexpected: 2 } })
  expect(playwrightResult(1, playwright)).toEqual({ passed: 4, failed: 2, repeated: 1 })
})

it('never calls a failed step passed: a crash, a file that does not load, no test at all', () => {
  expect(vitestResult(1, report({ numPassedTests: 7, numFailedTests: 0 }))).toEqual({ passed: 7, failed: 1 })
  expect(vitestResult(0, report({ numPassedTests: 0, numFailedTests: 0 }))).toEqual({ passed: 0, failed: 1 })
  expect(playwrightResult(0, path.join(directory, 'none.json'))).toEqual({
    passed: 0,
    failed: 1,
    repeated: 0,
  })
})
