import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from './command.mjs'
import { checkResult, figuresOf, playwrightResult, vitestResult } from './test-report.mjs'

const directory = mkdtempSync(path.join(tmpdir(), 'foyer-report-'))
afterAll(() => rmSync(directory, { recursive: true }))

function report(content) {
  const file = path.join(directory, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

it('the test report finds the figures in the output of tests', () => {
  expect(figuresOf('stdout | a.test.ts\n\u001b[22m\u001b[39m# 3 of 4\n#5\n  # no\n# done')).toEqual([
    '# 3 of 4',
    '# done',
  ])
})

it('the test report counts a check as one test', () => {
  expect(checkResult(0)).toEqual({ passed: 1, failed: 0, names: [] })
  expect(checkResult(2)).toEqual({ passed: 0, failed: 1, names: [] })
})

it('the test report counts the tests of vitest, and names failed tests with their messages', () => {
  const tests = [
    { status: 'passed', fullName: 'order is paid' },
    {
      status: 'failed',
      fullName: 'order is refunded',
      failureMessages: ['\u001b[31mError: late\u001b[39m\n  at'],
    },
  ]
  const file = report({
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { name: path.join(root, 'packages/order.test.ts'), status: 'failed', assertionResults: tests },
      {
        name: path.join(root, 'packages/seat.test.ts'),
        status: 'failed',
        message: 'No module',
        assertionResults: [],
      },
    ],
  })
  expect(vitestResult(1, file)).toEqual({
    passed: 7,
    failed: 2,
    names: ['packages/order.test.ts > order is refunded: Error: late', 'packages/seat.test.ts: No module'],
  })
})

it('the test report counts the tests of Playwright, and also names tests that passed only when repeated', () => {
  const spec = (title, status) => ({
    title,
    file: 'buy.spec.ts',
    tests: [{ status, results: [{ error: { message: 'Error: slow\n at' } }, {}] }],
  })
  const suites = [{ specs: [spec('pays', 'flaky')], suites: [{ specs: [spec('waits', 'unexpected')] }] }]
  const file = report({ stats: { expected: 3, flaky: 1, unexpected: 1 }, suites })
  expect(playwrightResult(1, file)).toEqual({
    passed: 4,
    failed: 1,
    repeated: 1,
    names: ['buy.spec.ts > pays (passed when repeated): Error: slow', 'buy.spec.ts > waits: Error: slow'],
  })
})

it('the test report says what a browser looked for and did not find', () => {
  const failed = (title, message) => ({
    title,
    file: 'buy.spec.ts',
    tests: [{ status: 'unexpected', results: [{ error: { message } }] }],
  })
  const specs = [
    failed(
      'pays',
      'Error: expect(locator).toBeVisible() failed\n\nLocator: getByText(\u001b[32mPaid\u001b[39m)\nTimeout: 1',
    ),
    failed(
      'waits',
      'TimeoutError: locator.click: Timeout\nCall log:\n\u001b[2m  - waiting for getByRole(x)\u001b[22m\n',
    ),
  ]
  const file = report({ stats: { unexpected: 2 }, suites: [{ specs }] })
  expect(playwrightResult(1, file).names).toEqual([
    'buy.spec.ts > pays: Error: expect(locator).toBeVisible() failed Locator: getByText(Paid)',
    'buy.spec.ts > waits: TimeoutError: locator.click: Timeout - waiting for getByRole(x)',
  ])
})

it('the test report never counts a failed step as passed: a crash, a file that does not load, no tests', () => {
  const none = { names: [] }
  expect(vitestResult(1, report({ numPassedTests: 7, numFailedTests: 0 }))).toEqual({
    passed: 7,
    failed: 1,
    ...none,
  })
  expect(vitestResult(0, report({ numPassedTests: 0, numFailedTests: 0 }))).toEqual({
    passed: 0,
    failed: 1,
    ...none,
  })
  expect(playwrightResult(0, path.join(directory, 'none.json'))).toEqual({
    passed: 0,
    failed: 1,
    repeated: 0,
    ...none,
  })
})
