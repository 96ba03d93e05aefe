import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { root, run, toolEnvironment } from './command.mjs'
import { readReport, shortError, slowestFiles } from './test-report.mjs'

// Inside the repository, so that its tools are found.
mkdirSync(path.join(root, '.foyer'), { recursive: true })
const folder = mkdtempSync(path.join(root, '.foyer/report-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the program on a file with this source, and answers what it printed and reported. */
async function reported(file, source, program, args) {
  writeFileSync(path.join(folder, file), source)
  const TEST_REPORT = path.join(folder, `${file}.json`)
  const env = { ...toolEnvironment(), TEST_REPORT, VITEST: '' }
  const { code, output } = await run(program, args, { cwd: folder, env })
  return { code, output: stripVTControlCharacters(output), report: readReport(code, TEST_REPORT) }
}

const vitest = (file, source) =>
  reported(file, source, 'vitest', [
    ...['run', '--root', folder, '--config', path.join(folder, 'none.config.mjs'), file],
    `--reporter=${path.join(root, 'scripts/vitest-reporter.mjs')}`,
  ])

describe('the report of vitest', () => {
  writeFileSync(path.join(folder, 'none.config.mjs'), 'export default {}')

  it('prints each failure with its reason, and figures even of tests that pass', async () => {
    const { output, report } = await vitest(
      'orders.test.mjs',
      `import { describe, expect, it } from 'vitest'
      it('is paid', () => { console.log('# 3 of 4'); console.log(['no', 'ise'].join('')) })
      describe('an order', () => { it('is refunded', () => { expect(1).toBe(2) }) })`,
    )
    expect(output).toContain('# 3 of 4')
    expect(output).not.toContain('noise')
    expect(output).toMatch(/✗ \S*orders.test.mjs > an order > is refunded/)
    expect(report).toMatchObject({ passed: 1, failed: 1 })
    expect(report.names[0]).toMatch(/an order > is refunded: expected 1 to be 2/)
    expect(report.files).toEqual([[expect.stringMatching(/orders\.test\.mjs$/), expect.any(Number)]])
  })

  it('counts a file that does not load as a failure', async () => {
    const { code, report } = await vitest('seats.test.mjs', "import './gone.mjs'")
    expect([code, report.passed, report.failed]).toEqual([1, 0, 1])
    expect(report.names[0]).toMatch(/seats\.test\.mjs: .*gone/)
  })

  it('counts a failed hook as a failure', async () => {
    const { report } = await vitest(
      'hooks.test.mjs',
      `import { beforeAll, describe, it } from 'vitest'
      describe('a door', () => { beforeAll(() => { throw new Error('locked') }); it('opens', () => {}) })`,
    )
    expect(report.failed).toBeGreaterThan(0)
    expect(report.names.join()).toContain('locked')
  })
})

describe('the report of Playwright', () => {
  const playwright = (file, source) => {
    writeFileSync(path.join(folder, 'playwright.config.mjs'), "export default { testDir: '.', retries: 0 }")
    return reported(file, source, path.join(root, 'packages/e2e/node_modules/.bin/playwright'), [
      ...['test', '--config', 'playwright.config.mjs', file],
      `--reporter=${path.join(root, 'scripts/playwright-reporter.mjs')}`,
    ])
  }
  const library = path.join(root, 'packages/e2e/node_modules/@playwright/test/index.mjs')

  it('prints each failure with its reason, and counts the tests', async () => {
    const { output, report } = await playwright(
      'buy.spec.mjs',
      `import { expect, test } from '${library}'
      test('pays', () => {})
      test('waits', () => { expect(1).toBe(2) })`,
    )
    expect(output).toMatch(/✗ \S*buy\.spec\.mjs > waits/)
    expect(output).toContain('Expected: 2')
    expect(report).toMatchObject({ passed: 1, failed: 1 })
    expect(report.names[0]).toMatch(/waits: Error: expect\(received\)/)
  })

  it('counts a file that does not load as a failure', async () => {
    const { report } = await playwright('gone.spec.mjs', "import './gone.mjs'")
    expect(report.passed).toBe(0)
    expect(report.names.join()).toContain('gone')
  })
})

it('a step that ends without a failed test is still a failure: a crash, or no test', () => {
  const written = (content) => {
    const file = path.join(folder, 'written.json')
    writeFileSync(file, JSON.stringify({ names: [], files: [], ...content }))
    return file
  }
  expect(readReport(1, written({ passed: 7, failed: 0 })).failed).toBe(1)
  expect(readReport(0, written({ passed: 0, failed: 0 })).failed).toBe(1)
  expect(readReport(0, path.join(folder, 'none.json')).failed).toBe(1)
  expect(readReport(0, written({ passed: 7, failed: 0 })).failed).toBe(0)
})

it('the name of a failure is followed by what a browser looked for and did not find', () => {
  const looked =
    'Error: expect(locator).toBeVisible() failed\n\nLocator: getByText(\u001b[32mPaid\u001b[39m)\nTimeout: 1'
  expect(shortError(looked)).toBe(': Error: expect(locator).toBeVisible() failed Locator: getByText(Paid)')
  const waited =
    'TimeoutError: locator.click: Timeout\nCall log:\n\u001b[2m  - waiting for getByRole(x)\u001b[22m\n'
  expect(shortError(waited)).toBe(': TimeoutError: locator.click: Timeout - waiting for getByRole(x)')
})

it('the slowest files come first', () => {
  expect(
    slowestFiles(
      [
        ['a.ts', 1],
        ['b.ts', 20.04],
        ['c.ts', 3],
      ],
      2,
    ),
  ).toEqual(['   20.0 s  b.ts', '    3.0 s  c.ts'])
})
