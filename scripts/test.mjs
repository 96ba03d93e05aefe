import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endChildrenOnSignals, root, run, toolEnvironment } from './command.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { findChromium } from './require-chromium.mjs'
import { requireJava } from './require-java.mjs'
import { checkResult, figuresOf, playwrightResult, vitestResult } from './test-report.mjs'

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Every check that CI runs; goes on after a failed one and resolves to the exit code. */
export async function test() {
  endChildrenOnSignals()
  await requireJava()
  await installDependencies()
  const reports = mkdtempSync(path.join(tmpdir(), 'foyer-reports-'))
  const total = { passed: 0, failed: 0 }
  try {
    for (const step of steps(reports)) {
      const { passed, failed } = await runStep(step)
      total.passed += passed
      total.failed += failed
    }
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

async function runStep({ name, program, args, cwd = root, env = async () => ({}), result, isShown = false }) {
  const since = Date.now()
  console.log(`  · ${name}`)
  const extra = await env()
  const { code, output } =
    extra === null
      ? { code: 1, output: 'No Chromium was found: install it, or say where it is in CHROMIUM_PATH.\n' }
      : await run(program, args, { cwd, env: { ...toolEnvironment(), ...extra } })
  const counts = result(code)
  if (counts.failed > 0 || isShown) console.log(output)
  else for (const figure of figuresOf(output)) console.log(`    ${figure}`)
  console.log(`    ${counts.passed} ok, ${counts.failed} not ok (${seconds(since)})`)
  return counts
}

function steps(reports) {
  const check = (name, program, ...args) => ({ name, program, args, result: checkResult })
  const vitest = (name, report, project) => ({
    name,
    program: 'vitest',
    args: [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    result: (code) => vitestResult(code, report),
  })
  const playwrightReport = path.join(reports, 'playwright.json')
  return [
    check('Format and lint', 'biome', 'check', '.'),
    check('Types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
    check('Import rules', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'stacks'),
    check('Dead code', 'knip'),
    {
      ...check('Web build', 'npm', 'run', '--silent', 'build'),
      cwd: path.join(root, 'packages/web'),
    },
    vitest('Unit, integration and template tests', path.join(reports, 'tests.json'), '!proofs'),
    {
      ...vitest('Proofs of the order engine', path.join(reports, 'proofs.json'), 'proofs'),
      // Enough to see a guard missing; `pnpm proofs` runs 100 of each race, which alone takes a quarter of an hour.
      env: async () => ({ RACE_SEEDS: '20' }),
      // Its tables are figures to be read, also when all is well.
      isShown: true,
    },
    {
      name: 'Browser journeys',
      program: path.join(root, 'packages/e2e/node_modules/.bin/playwright'),
      args: ['test', '--reporter=list,json'],
      cwd: path.join(root, 'packages/e2e'),
      env: async () => {
        const chromium = await findChromium()
        return chromium && { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
      },
      result: (code) => playwrightResult(code, playwrightReport),
    },
  ]
}
