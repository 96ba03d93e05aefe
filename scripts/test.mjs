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
    for (const lanes of stages(reports)) await Promise.all(lanes.map((steps) => runSteps(steps, total)))
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

async function runSteps(steps, total) {
  for (const step of steps) {
    const { passed, failed } = await runStep(step)
    total.passed += passed
    total.failed += failed
  }
}

async function runStep({ name, program, args, cwd = root, env = async () => ({}), result, isShown = false }) {
  const since = Date.now()
  console.log(`  … ${name}`)
  const extra = await env()
  const { code, output } =
    extra === null
      ? { code: 1, output: 'No Chromium was found: install it, or say where it is in CHROMIUM_PATH.\n' }
      : await run(program, args, { cwd, env: { ...toolEnvironment(), ...extra } })
  const counts = result(code)
  const { passed, failed, repeated = 0 } = counts
  const words = repeated > 0 ? `, ${repeated} only when repeated` : ''
  console.log(`  · ${name}: ${passed} ok${words}, ${failed} not ok (${seconds(since)})`)
  if (failed > 0 || isShown) console.log(output)
  else for (const figure of figuresOf(output)) console.log(`    ${figure}`)
  return counts
}

/**
 * What comes one after the other: lanes that run side by side, each of steps in their order. Browsers wait a good part of
 * their time; beside the proofs, which never do, they cost little.
 */
function stages(reports) {
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
  const build = {
    ...check('Web build', 'npm', 'run', '--silent', 'build'),
    cwd: path.join(root, 'packages/web'),
  }
  const proofs = {
    ...vitest('Proofs of the order engine', path.join(reports, 'proofs.json'), 'proofs'),
    // Enough to see a guard missing; `pnpm proofs` runs 100 of each race, which alone takes a quarter of an hour.
    env: async () => ({ RACE_SEEDS: '20' }),
    // Its tables are figures to be read, also when all is well.
    isShown: true,
  }
  const journeys = {
    name: 'Browser journeys',
    program: path.join(root, 'packages/e2e/node_modules/.bin/playwright'),
    args: ['test', '--reporter=list,json'],
    cwd: path.join(root, 'packages/e2e'),
    env: async () => {
      const chromium = await findChromium()
      return chromium && { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
    },
    result: (code) => playwrightResult(code, playwrightReport),
  }
  return [
    // What both lanes read.
    [[build]],
    [
      [
        check('Format and lint', 'biome', 'check', '.'),
        check('Types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
        check('Import rules', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'stacks'),
        check('Dead code', 'knip'),
        vitest('Unit, integration and template tests', path.join(reports, 'tests.json'), '!proofs'),
        proofs,
      ],
      [journeys],
    ],
  ]
}
