import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endChildrenOnSignals, root, run, toolEnvironment } from './command.mjs'
import { canInstallDebianPackages } from './debian-package.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { findBrowsers } from './require-chromium.mjs'
import { findEngines, installHint } from './require-engines.mjs'
import { requireJava } from './require-java.mjs'
import { findPython, pythonHint } from './require-python.mjs'
import { checkResult, figuresOf, playwrightResult, vitestResult } from './test-report.mjs'

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Runs every check of CI, continues after a failure, and resolves to the exit code. */
export async function test() {
  await requireJava()
  return runStages(stages)
}

/** Runs the proofs with all their seeds. This takes half an hour, and longer on a small machine. */
export async function proofs() {
  await requireJava()
  return runStages((reports) => [[[proofsOf(reports), manyOrders(reports)]]])
}

/** Checks a change quickly, without starting or building anything. */
export function verify() {
  return runStages(quickStages)
}

async function runStages(stagesOf) {
  endChildrenOnSignals()
  await installDependencies()
  const reports = mkdtempSync(path.join(tmpdir(), 'foyer-reports-'))
  const total = { passed: 0, failed: 0, names: [] }
  try {
    for (const lanes of stagesOf(reports)) await Promise.all(lanes.map((steps) => runSteps(steps, total)))
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  // The names come again at the end, for readers who see only the end of a long output.
  for (const name of total.names) console.log(`  ✗ ${name}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

async function runSteps(steps, total) {
  for (const step of steps) {
    const { passed, failed, names } = await runStep(step)
    total.passed += passed
    total.failed += failed
    if (failed > 0 && names.length === 0) total.names.push(step.name)
    total.names.push(...names.map((name) => `${step.name}: ${name}`))
  }
}

/** Runs a step. If the machine lacks what it needs, the step fails, or says that it did not run when it is optional. */
async function runStep({
  name,
  program,
  args,
  cwd = root,
  env = async () => ({}),
  hint,
  isOptional = false,
  result,
  isShown = false,
}) {
  const since = Date.now()
  console.log(`  … ${name}`)
  const extra = await env()
  if (extra === null && isOptional) {
    console.log(`  · ${name}: not run. ${hint}`)
    return { passed: 0, failed: 0, names: [] }
  }
  const { code, output } =
    extra === null
      ? { code: 1, output: `${hint}\n` }
      : await run(program, args, { cwd, env: { ...toolEnvironment(), ...extra } })
  const counts = result(code)
  const { passed, failed, repeated = 0 } = counts
  const words = repeated > 0 ? `, ${repeated} only when repeated` : ''
  console.log(`  · ${name}: ${passed} ok${words}, ${failed} not ok (${seconds(since)})`)
  if (failed > 0 || isShown) console.log(output)
  else for (const figure of figuresOf(output)) console.log(`    ${figure}`)
  return counts
}

const check = (name, program, ...args) => ({ name, program, args, result: checkResult })
const vitest = (name, report, projects, folders = []) => ({
  name,
  program: 'vitest',
  args: [
    'run',
    ...folders,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  result: (code) => vitestResult(code, report),
})

/** Checks that read the sources and run none of them. */
const readings = [
  check('Format and lint', 'biome', 'check', '.'),
  check('Types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
  check('Import rules', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'stacks'),
  check('Dead code', 'knip'),
]

function quickStages(reports) {
  const report = path.join(reports, 'tests.json')
  // Without `stacks/`, because creating the templates takes two minutes.
  const tests = vitest('Tests that need no stand-in', report, ['pure', 'web'], ['packages/', 'scripts/'])
  return [[readings, [tests]]]
}

function proofsOf(reports) {
  return {
    ...vitest('Proofs of the order engine', path.join(reports, 'proofs.json'), ['proofs']),
    // Its tables have figures for people, even when all tests pass.
    isShown: true,
  }
}

/** Places three times as many orders over HTTP as `npm test`. */
function manyOrders(reports) {
  const folder = 'packages/functions/src/order/random-orders'
  return {
    ...vitest('Random orders over HTTP', path.join(reports, 'orders.json'), ['stand-ins'], [folder]),
    env: async () => ({ RANDOM_ORDERS: '300' }),
  }
}

/**
 * The stages, one after another. A stage has lanes that run in parallel, and a lane has steps in order. Browsers wait much of
 * their time, so they cost little beside the proofs, which never wait.
 */
function stages(reports) {
  const playwrightReport = path.join(reports, 'playwright.json')
  const build = check('Web build', 'node', 'packages/local/src/web-build/build-web.ts')
  // Enough to notice a missing guard. `pnpm proofs` runs 200 of each race, which takes half an hour, and 200 histories.
  const fewProofs = { ...proofsOf(reports), env: async () => ({ RACE_SEEDS: '10', MODEL_SEEDS: '20' }) }
  const unitTests = {
    // Deployments need Python: `pnpm proofs:deploy`.
    ...vitest('Unit, integration and template tests', path.join(reports, 'tests.json'), [
      '!proofs',
      '!deployments',
      '!python',
    ]),
    // Without the stand-ins of `pnpm stand-ins`, which hold data of earlier runs.
    env: async () => ({ OWN_STAND_INS: 'yes' }),
  }
  const journeys = {
    name: 'Browser journeys',
    program: path.join(root, 'packages/e2e/node_modules/.bin/playwright'),
    args: ['test', '--reporter=list,json'],
    cwd: path.join(root, 'packages/e2e'),
    env: async () => {
      const browsers = await findBrowsers()
      return browsers && { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
    },
    hint: 'Chromium is missing. Install it, or set CHROMIUM_PATH to its path.',
    result: (code) => playwrightResult(code, playwrightReport),
  }
  const engineReport = path.join(reports, 'engines.json')
  const smokes = {
    ...journeys,
    name: 'Smokes in Firefox and WebKit',
    args: ['test', '--config', 'engines.config.ts', '--reporter=list,json'],
    env: async () => {
      const engines = await findEngines()
      return engines && { ...engines, PLAYWRIGHT_JSON_OUTPUT_FILE: engineReport }
    },
    hint: installHint,
    // Debian has all packages, so as root there, as in CI, a smoke that cannot run is a failure.
    isOptional: !canInstallDebianPackages(),
    result: (code) => playwrightResult(code, engineReport),
  }
  const pythonClient = {
    ...vitest('A client in Python', path.join(reports, 'python.json'), ['python']),
    env: async () => ((await findPython()) ? { OWN_STAND_INS: 'yes' } : null),
    hint: pythonHint,
    isOptional: true,
  }
  return [
    // Both lanes read the build.
    [[build]],
    [
      [...readings, unitTests, fewProofs],
      [journeys, smokes, pythonClient],
    ],
  ]
}
