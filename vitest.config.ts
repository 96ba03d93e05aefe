import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { instrumented } from './packages/core/src/testing/guard/instrument.ts'

const include = (names: string[]) => names.map((name) => `packages/${name}/src/**/*.test.{ts,tsx}`)

/** Operator's jobs and walks through all of Foyer, on a stage of their own: each file may pump, hold and drop messages as it likes. */
const rehearsals = ['packages/operate/src/rehearsal/**/*.test.ts', 'packages/local/src/role/**/*.test.ts']

/** What changes its process for good, such as a module, the address of a service or what is kept in memory. */
const alone = ['packages/*/src/**/*.alone.test.ts']

/** What takes minutes: races, random histories, killed processes, and the bad weather that they meet. */
const proofs = ['packages/proof/src/**/*.test.ts']

const races = 'packages/proof/src/race/*.test.ts'

/** Proofs of arithmetic alone, without stand-ins. */
const pureProofs = [
  'packages/proof/src/{asked-time,hostile/dateless-answers,model/invariant/check-disputes,price/price-basket}.test.ts',
]

/** Packages that generators and other sites make of Foyer's. */
const clients = [
  'packages/functions/src/open-api/{generated-client,generator-pitfalls,open-api-lint}.test.ts',
  'packages/widget/src/{installed-package,site-types}.test.ts',
]

/** Whole applications of templates, which take seconds each. */
const templates = ['stacks/{aws-quotas,nag,plain-cdk,site,sst,storage}.test.ts']

/** What needs Python: real deployments to a control plane. */
const deployments = ['stacks/proof/**/*.test.ts']

/** What needs Python too: a client in it. */
const python = ['packages/*/src/**/*.python.test.ts']

/** Longer than half of all proofs together. */
const longest = 'packages/proof/src/fault/fault.test.ts'

/** A clean clone does not know what takes long, and what begins last would keep all others waiting. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest)
    return (await super.sort(files)).toSorted(
      (one, other) => Number(isLongest(other)) - Number(isLongest(one)),
    )
  }
}

/** The same for all projects: Vitest runs projects at the same time only then. */
const maxWorkers = Math.max(2, availableParallelism())

const withStandIns = {
  // Half of the time of these tests is waiting for an answer.
  maxWorkers: maxWorkers + 1,
  // Projects with another number of workers run before or after these, never among them.
  sequence: { groupOrder: 1 },
  globalSetup: 'packages/local/src/vitest-setup.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  // Tests may go without a guard of the product; what is deployed has no such switches.
  plugins: [instrumented],
  test: {
    // Tests read the defaults, whatever the settings of who runs them.
    env: { FOYER_SETTINGS: '' },
    pool: 'forks',
    maxWorkers,
    tags: [{ name: 'long', description: 'What `npm test` leaves to `npm run test:all`' }],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          // Nothing of it changes what another file reads, and to load CDK takes longer than most of its tests.
          isolate: false,
          globalSetup: 'stacks/testing/assembly-folder.ts',
          // Templates are all computation: a busy machine takes its time for them.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: [
            ...include(['contracts', 'emails', 'widget']),
            'stacks/**/*.test.ts',
            'scripts/*.test.mjs',
            ...pureProofs,
          ],
          exclude: [...deployments, ...templates, ...clients],
        },
      },
      {
        extends: true,
        test: {
          name: 'templates',
          globalSetup: 'stacks/testing/assembly-folder.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          include: templates,
        },
      },
      {
        // The web app's tests need the transformations of its build.
        extends: './packages/web/vite.config.ts',
        test: {
          name: 'web',
          root: 'packages/web',
          maxWorkers,
          // What one file stubs must not reach the next: they share a process.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
          exclude: ['src/**/*.screen.test.ts'],
          // Some read the whole build, which takes a busy machine its time.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The app's own screens, on answers that the contracts make.
        extends: './packages/web/screens.config.ts',
        test: { name: 'screens', root: 'packages/web', maxWorkers },
      },
      {
        extends: true,
        test: {
          name: 'stand-ins',
          ...withStandIns,
          // Each file mints its own data. To load core and functions for each takes a quarter of all the time.
          isolate: false,
          include: include(['core', 'functions']),
          exclude: [...alone, ...clients, ...python],
        },
      },
      { extends: true, test: { name: 'alone', ...withStandIns, include: alone } },
      {
        extends: true,
        test: {
          name: 'local-cloud',
          ...withStandIns,
          include: include(['stripe-stand-in', 'local', 'demo', 'bench', 'operate']),
          exclude: rehearsals,
        },
      },
      { extends: true, test: { name: 'clients', ...withStandIns, include: clients } },
      {
        extends: true,
        test: {
          name: 'rehearsals',
          include: rehearsals,
          setupFiles: 'packages/local/src/stand-ins/own-stand-ins.ts',
          // A whole stage runs in each of them: a slow machine makes them longer, and not red.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'races',
          // A race looks at its own event alone, so it needs no stand-ins of its own.
          isolate: false,
          include: [races],
          setupFiles: 'packages/local/src/stand-ins/own-stand-ins.ts',
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'proofs',
          include: proofs,
          exclude: [...pureProofs, races],
          setupFiles: 'packages/local/src/stand-ins/own-stand-ins.ts',
          testTimeout: 900_000,
          // However slow the machine is: a proof builds and starts much before its first test.
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'python',
          ...withStandIns,
          globalSetup: [withStandIns.globalSetup, 'scripts/require-python.mjs'],
          include: python,
        },
      },
      {
        extends: true,
        test: { name: 'deployments', include: deployments, testTimeout: 900_000, hookTimeout: 600_000 },
      },
    ],
  },
})
