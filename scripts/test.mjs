import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { calledFor, changedFiles } from './called-for.mjs'
import { endChildrenOnSignals } from './command.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { requireJava } from './require-java.mjs'
import { runStep } from './run-step.mjs'
import { StopWithMessage } from './stop-with-message.mjs'
import { build, groups, nightlyGroups } from './test-groups.mjs'
import { slowestFiles } from './test-report.mjs'

/** `npm test`: the gate. It ends with the groups that this change calls for beyond it. Resolves to the exit code. */
export async function gate() {
  const code = await runGroups(groups.map((group) => ({ ...group, steps: group.gate })))
  const called = calledFor(changedFiles(), groups)
  if (called.length > 0)
    console.log(`Before this change lands, also run: npm run test:all -- --only ${called.join(',')}`)
  return code
}

/** `npm run test:all`: all groups but the nightly ones, or those that `--only` names. `--shard 1/3` runs a third of their tests. */
export function testAll(args) {
  const { only, shard } = parseArgs({
    args,
    options: { only: { type: 'string' }, shard: { type: 'string' } },
  }).values
  const shards = shard ? [`--shard=${shard}`] : []
  return runGroups(
    chosenGroups(only).map((group) => ({
      ...group,
      steps: group.steps.map((step) =>
        step.hasReport ? { ...step, args: [...step.args, ...shards] } : step,
      ),
    })),
  )
}

/** The groups that are named, with commas between them. All that need no night if none is named. */
export function chosenGroups(names) {
  if (!names) return groups
  const known = [...groups, ...nightlyGroups]
  return names.split(',').map((name) => {
    const found = known.find((group) => group.name === name)
    if (found) return found
    throw new StopWithMessage(
      `There is no group “${name}”. Choose from: ${known.map((group) => group.name).join(', ')}.`,
    )
  })
}

/**
 * Runs all steps, continues after a failure, and prints what took how long. The checks and the build come first, at once. On few cores
 * the groups run one after another. Browsers wait much of their time, so they run at the same time as the rest where cores are to spare.
 */
async function runGroups(chosen) {
  const since = Date.now()
  endChildrenOnSignals()
  await requireJava()
  await installDependencies()
  const reports = mkdtempSync(path.join(tmpdir(), 'foyer-reports-'))
  const ended = []
  const run = async (lane) => {
    for (const step of lane.flatMap(({ steps }) => steps))
      ended.push(await runStep(step, path.join(reports, `${step.name}.json`)))
  }
  try {
    const rest = chosen.filter(({ name }) => name !== 'checks')
    const checks = chosen.filter(({ name }) => name === 'checks').flatMap(({ steps }) => steps)
    // All tests read the build. Most of these use one core each.
    await Promise.all([...checks, build].map((step) => run([{ steps: [step] }])))
    if (availableParallelism() < 4) await run(rest)
    else
      await Promise.all([run(rest.filter(isInBrowsers)), run(rest.filter((group) => !isInBrowsers(group)))])
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  return summarize(ended, since)
}

const isInBrowsers = (group) => group.isInBrowsers === true

/** Prints each step's time, the slowest files, and last the failures' names, for readers who see only the end of a long output. */
function summarize(ended, since) {
  const seconds = (ms) => `${(ms / 1000).toFixed(0).padStart(6)} s`
  for (const { name, ms } of ended) console.log(`${seconds(ms)}  ${name}`)
  console.log(`${seconds(Date.now() - since)}  in all. The slowest files:`)
  for (const line of slowestFiles(ended.flatMap(({ files }) => files))) console.log(line)
  for (const name of ended.flatMap(({ names }) => names)) console.log(`  ✗ ${name}`)
  const sum = (key) => ended.reduce((total, step) => total + step[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}
