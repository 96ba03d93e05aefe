const { realpathSync } = require('node:fs')
const { createRequire } = require('node:module')
const path = require('node:path')

// dependency-cruiser reads TypeScript through TypeScript's JS API, which 7 does not have; without it, it skips every
// .ts file and finds no violations.
const cruiser = realpathSync(path.join(__dirname, 'node_modules/dependency-cruiser/package.json'))
const besideCruiser = createRequire(cruiser)
const { version } = besideCruiser('typescript/package.json')
if (Number(version.split('.')[0]) >= 7) {
  throw new Error(
    `dependency-cruiser cannot read TypeScript sources with TypeScript ${version}: give it 6 by packageExtensions in pnpm-workspace.yaml.`,
  )
}

// Who may import whom (AGENTS.md). Everything not allowed to a room is forbidden to it.
const rooms = {
  contracts: [],
  emails: ['contracts'],
  widget: [],
  core: ['contracts', 'emails'],
  functions: ['core', 'contracts'],
  web: ['contracts'],
  'stripe-stand-in': [],
  local: ['stripe-stand-in', 'functions', 'core', 'contracts'],
  demo: ['local', 'core', 'contracts'],
  proof: ['stripe-stand-in', 'local', 'functions', 'core', 'contracts'],
  bench: ['contracts', 'core', 'functions', 'local', 'demo', 'proof'],
  operate: ['contracts', 'core'],
  e2e: [],
}

/** What a room may take from one that is closed to it. */
const hatches = {
  functions:
    '^(packages/web/(dist/server/render-pages\\.js|src/render-pages\\.ts)$|stacks/((grant|bundle|limit)/|answer/(answer-headers|answer-kinds|content-security-policy)))',
  // The gateway answers with CloudFront's headers and runs its functions; Lambda's have the same rights and limits. `pnpm dev`
  // stands behind the web app's own server.
  local: '^(stacks/(answer|edge|grant|limit)/|packages/web/vite/)',
  // Proofs hold the product to what its functions may do, and how long.
  proof: '^stacks/(grant|limit)/',
  // The bench measures functions that are bundled as they are deployed, and counts them by their memory.
  bench: '^stacks/(bundle|grant|limit)/',
  // Operators' commands and deployments share what a stage is set to, its functions, secrets and limits.
  operate: '^stacks/((stage|missing|own)-settings\\.ts$|watch/outside-watch\\.ts$|(grant|limit)/)',
}

/** Where a room's tests run what the room itself must not know: an operator's job is rehearsed on a whole stage. */
const rehearsals = { operate: '^packages/operate/src/(rehearsal|testing)/' }

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports-only-${allowed.join('-and-') || 'nothing-of-ours'}`,
  severity: 'error',
  from: { path: `^packages/${room}/`, ...(rehearsals[room] && { pathNot: rehearsals[room] }) },
  to: {
    path: `^(packages/(?!(${[room, ...allowed].join('|')})/)|stacks/)`,
    ...(hatches[room] && { pathNot: hatches[room] }),
  },
}))

/**
 * A room imports what stands before it in floors.json, types included: so no two rooms lean on each other, however long the
 * way. Tests and what they share may look up.
 */
const floorRules = Object.entries(require('./floors.json')).flatMap(([home, floors]) => {
  const path = (room) =>
    `^packages/${home}/src/${/\.tsx?$/.test(room) ? `${room.replaceAll('.', '\\.')}$` : `${room}/`}`
  const rooms = floors.flatMap(({ rooms }) => rooms)
  const tests = '/testing/|\\.test\\.tsx?$'
  return [
    ...rooms.slice(0, -1).map((room, index) => ({
      name: `${home}-${room}-imports-no-room-above`,
      severity: 'error',
      from: { path: path(room), pathNot: tests },
      to: {
        path: rooms
          .slice(index + 1)
          .map(path)
          .join('|'),
      },
    })),
    {
      name: `${home}-has-no-room-without-a-floor`,
      severity: 'error',
      from: {},
      to: { path: `^packages/${home}/src/`, pathNot: [...rooms.map(path), tests].join('|') },
    },
  ]
})

/** Only there may product code import that package: one place to change when the vendor does. */
const only = (name, files, packages) => ({
  name: `one-place-for-${name}`,
  severity: 'error',
  from: {
    path: '^packages/(contracts|core|functions|emails|web|widget)/',
    pathNot: `(${files})|/testing/|\\.test\\.tsx?$`,
  },
  to: { path: `node_modules/(${packages})/`, dependencyTypesNot: ['type-only'] },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-of-types',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...roomRules,
    ...floorRules,
    {
      name: 'stacks-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^stacks/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/' },
    },
    {
      name: 'only-tests-know-how-functions-are-deployed',
      severity: 'error',
      from: { path: '^packages/functions/', pathNot: '/testing/|\\.test\\.ts$' },
      to: { path: '^stacks/(grant|bundle|limit)/' },
    },
    {
      name: 'contracts-know-only-zod',
      severity: 'error',
      from: { path: '^packages/contracts/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'widget-has-no-dependencies',
      severity: 'error',
      from: { path: '^packages/widget/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/' },
    },
    only('stripe', 'core/src/stripe/stripe\\.ts', 'stripe'),
    only('ses', 'core/src/mail/', '@aws-sdk/client-ses'),
    only('s3', 'core/src/media/', '@aws-sdk/(client-s3|s3-[^/]+)'),
    only('sqs', 'core/src/message/', '@aws-sdk/client-sqs'),
    only('places', 'core/src/place/', '@aws-sdk/client-geo-places'),
    only('dynamodb', 'core/src/table/', '@aws-sdk/(client-dynamodb|lib-dynamodb)'),
    {
      name: 'only-pools-touch-scarce-counts',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/core/src/(pool|table)/' },
      to: { path: '^packages/core/src/pool/pool-entity\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'components-and-lib-know-no-features',
      severity: 'error',
      from: { path: '^packages/web/src/(components|lib)/' },
      to: { path: '^packages/web/src/(features|routes)/' },
    },
    {
      name: 'primitives-know-nothing-of-foyer',
      severity: 'error',
      from: { path: '^packages/web/src/components/ui/' },
      to: { path: '^packages/web/src/components/(foyer|layout)/' },
    },
    {
      name: 'product-knows-no-testing',
      severity: 'error',
      from: {
        path: '^(packages/(contracts|core|emails|functions|web|widget)/src|stacks)/',
        pathNot: '/(testing|proof)/|\\.test\\.tsx?$',
      },
      to: { path: '/testing/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.sst|\\.build)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
