import path from 'node:path'
import { root } from './command.mjs'
import { canInstallDebianPackages } from './debian-package.mjs'
import { findBrowsers } from './require-chromium.mjs'
import { findEngines, installHint } from './require-engines.mjs'
import { findPython, pythonHint } from './require-python.mjs'

const check = (name, program, ...args) => ({ name, program, args })

/** Tests of vitest. They use no stand-ins that `pnpm stand-ins` keeps, which hold data of earlier runs. */
const tests = (name, args, env = {}) => ({
  name,
  program: 'vitest',
  args: ['run', ...args, `--reporter=${path.join(root, 'scripts/vitest-reporter.mjs')}`],
  env: async () => ({ OWN_STAND_INS: 'yes', ...env }),
  hasReport: true,
})

const inBrowsers = (name, args, env) => ({
  name,
  program: path.join(root, 'packages/e2e/node_modules/.bin/playwright'),
  args: ['test', ...args, `--reporter=${path.join(root, 'scripts/playwright-reporter.mjs')}`],
  cwd: path.join(root, 'packages/e2e'),
  env,
  hasReport: true,
})

const journeys = (name, args = [], env = {}) => ({
  ...inBrowsers(name, args, async () => {
    const browsers = await findBrowsers()
    return browsers && { ...browsers, ...env }
  }),
  hint: 'Chromium is missing. Install it, or set CHROMIUM_PATH to its path.',
})

const checks = [
  check('Format and lint', 'biome', 'check', '.'),
  check('Dead code', 'knip'),
  check('Import rules', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'stacks'),
  // Several checkers each find out the types of what they share: four take twice the CPU of one.
  check('Types', 'tsc', '--noEmit', '-p', 'tsconfig.json', '--checkers', '1'),
]

/** What all tests read. It builds only what changed. */
export const build = check('Web build', 'node', 'packages/local/src/web-build/build-web.ts')

const ofUnits = ['--project=pure', '--project=web', '--project=screens']
const ofProofs = ['--project=races', '--project=proofs']
const ofServer = ['--project=stand-ins', '--project=alone']

/** Tests are tagged as long where all of a group runs them, and the gate does not. */
const gateTests = (name, args, env) => tests(name, [...args, '--tags-filter=!long'], env)

const rooms = (...names) => names.map((name) => `packages/core/src/${name}/`)
const packages = (...names) => names.map((name) => `packages/${name}/`)

/**
 * All tests, in groups that run in this order. `gate`: the steps that `npm test` takes of a group. `paths`: where the gate has less than
 * the whole group, changes below these call for all of it before they land. CONTRIBUTING.md has a table of them.
 */
export const groups = [
  { name: 'checks', steps: checks, gate: checks },
  {
    name: 'units',
    steps: [tests('Contracts, emails, scripts and web', ofUnits)],
    gate: [gateTests('Contracts, emails, scripts and web', ofUnits)],
    paths: [...packages('web'), 'scripts/'],
  },
  {
    name: 'server',
    steps: [tests('Core and functions', ofServer)],
    gate: [gateTests('Core and functions', ofServer)],
    paths: [
      ...packages('contracts', 'functions'),
      ...rooms(
        'archive',
        'archive-import',
        'change-log',
        'check-in',
        'client-hold',
        'duplication',
        'email',
        'event-import',
        'event-message',
      ),
      ...rooms('export', 'import', 'kept-answer', 'mail', 'order', 'pool', 'session', 'snapshot'),
    ],
  },
  {
    name: 'local-cloud',
    steps: [tests('The local cloud and its tools', ['--project=local-cloud'])],
    gate: [
      tests('What the local cloud refuses', [
        '--project=local-cloud',
        ...['s3/start-strict-s3', 'stand-ins/queue-limits', 'stand-ins/ses-rules', 'stand-ins/table-limits'],
      ]),
    ],
    paths: packages('local', 'stripe-stand-in', 'operate', 'bench', 'demo'),
  },
  {
    name: 'proofs',
    steps: [tests('Proofs', ofProofs, { RACE_SEEDS: '10', MODEL_SEEDS: '20' })],
    gate: [
      gateTests(
        'Proofs with few seeds',
        [
          ...ofProofs,
          ...['crowd/bounded-answer', 'fault', 'model', 'race'].map((name) => `proof/src/${name}`),
        ],
        {
          RACE_SEEDS: '2',
          MODEL_SEEDS: '2',
          FAULT_SAMPLE: '4',
        },
      ),
    ],
    paths: [
      ...packages('proof'),
      ...rooms('check-in', 'client-hold', 'hold', 'order', 'order-state', 'payment', 'pool', 'price'),
      ...rooms('self-service', 'settlement', 'store', 'table', 'transfer', 'waiting-room', 'webhook'),
    ],
  },
  {
    name: 'journeys',
    isInBrowsers: true,
    steps: [journeys('Journeys')],
    gate: [journeys('Journeys of the gate', ['--grep=@gate'])],
    paths: packages('e2e', 'web', 'widget'),
  },
  {
    name: 'engines',
    isInBrowsers: true,
    steps: [
      {
        ...inBrowsers('Smokes in Firefox and WebKit', ['--config=engines.config.ts'], findEngines),
        hint: installHint,
        // Debian has all packages, so as root there, as in CI, a smoke that cannot run is a failure.
        isOptional: !canInstallDebianPackages(),
      },
    ],
    gate: [],
    paths: [
      ...['components', 'event-page', 'features/check-in', 'service-worker', 'styles'].map(
        (folder) => `packages/web/src/${folder}/`,
      ),
      ...['engine', 'smokes'].map((folder) => `packages/e2e/src/${folder}/`),
    ],
  },
  {
    name: 'templates',
    steps: [tests('Templates for AWS', ['--project=templates'])],
    gate: [],
    paths: ['stacks/', 'sst.config.ts', 'pnpm-lock.yaml'],
  },
  {
    name: 'rehearsals',
    steps: [tests('Operators’ commands and the rights of functions', ['--project=rehearsals'])],
    gate: [],
    paths: [...packages('operate'), ...rooms('table'), 'packages/local/src/role/', 'stacks/grant/'],
  },
  {
    name: 'clients',
    steps: [
      tests('Generated clients and installed packages', ['--project=clients']),
      {
        ...tests('Clients in Python', ['--project=python']),
        env: async () => ((await findPython()) ? { OWN_STAND_INS: 'yes' } : null),
        hint: pythonHint,
        isOptional: true,
      },
    ],
    gate: [],
    paths: [...packages('contracts', 'widget'), 'packages/functions/src/open-api/', 'docs/api/'],
  },
]

/** What takes hours, and runs at night alone. */
export const nightlyGroups = [
  {
    name: 'seeds',
    steps: [
      tests('Proofs with 200 seeds', ofProofs),
      tests('Random orders over HTTP', ['--project=stand-ins', 'order/random-orders'], {
        RANDOM_ORDERS: '300',
      }),
    ],
  },
  { name: 'slow-pages', steps: [journeys('Journeys on pages eight times slower', [], { SLOW_PAGES: '8' })] },
  { name: 'deployments', steps: [tests('Deployments to a control plane', ['--project=deployments'])] },
]
