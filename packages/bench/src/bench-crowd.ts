import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { asUsual, type Crowd, oneEach } from '@foyer/proof/crowd/crowd'
import { type Design, modeledCrowd } from './crowd/modeled-crowd.ts'
import { median } from './median.ts'

const crowds = {
  some: { name: '200 at once, 500 tickets', buyers: 200, within: 0, stock: 500, quantityOf: oneEach },
  many: { name: '1,000 at once, 500 tickets', buyers: 1000, within: 0, stock: 500, quantityOf: oneEach },
  groups: {
    name: '1,000 at once, 500 tickets, usual orders',
    buyers: 1000,
    within: 0,
    stock: 500,
    quantityOf: asUsual,
  },
  few: { name: '1,000 at once, 10 tickets', buyers: 1000, within: 0, stock: 10, quantityOf: oneEach },
  steady: {
    name: '5,000 in 5 s, 20,000 tickets',
    buyers: 5000,
    within: 5000,
    stock: 20_000,
    quantityOf: oneEach,
  },
} satisfies Record<string, Crowd>

const modeled: [Design, number][] = [
  ['waitForOneShard', 1],
  ['waitForOneShard', 8],
  ...[1, 4, 8, 16, 20, 32, 64].map((shards): [Design, number] => ['goToAnotherShard', shards]),
  ...[1, 4, 16].map((shards): [Design, number] => ['claimThenWrite', shards]),
]
const modelSeeds = 5
/** How long transactions lock their items, in milliseconds: `pnpm bench:crowd 5 20`. */
const conflictTimes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10]

const columns = ['busy', 'bought', 'sold out', 'p50 ms', 'p99 ms', 'longest']
const line = (cells: readonly (string | number)[]) =>
  `  ${String(cells[0]).padEnd(44)}${cells
    .slice(1)
    .map((cell) => String(cell).padStart(9))
    .join('')}`

console.log(`Designs in a model of DynamoDB (transactions lock items for 10 ms, keys are throttled), medians of ${modelSeeds} seeds.
WU and RU: write and read units that each buyer uses on the shards`)
for (const crowd of Object.values(crowds)) {
  console.log(`\n${line([crowd.name, ...columns, 'WU', 'RU'])}`)
  for (const [design, shards] of modeled)
    if (crowd.stock <= 2500 * shards) await showModeled(crowd, design, shards)
}

const standIns = await startStandIns({ directory: null })
Object.assign(process.env, standIns.env)
// Imported here because core reads its environment on import.
const { sendCrowd } = await import('@foyer/proof/crowd/send-crowd')
const { setSize } = await import('@foyer/proof/crowd/set-size')
console.log(`
The product's own code on DynamoDB Local behind the hostile layer, in virtual time (requests take 4 ms, keys are throttled)

${line(['', ...columns, 'requests', 'writes', 'drifts'])}`)
for (const conflict of conflictTimes) {
  for (const crowd of Object.values(crowds)) await showReal(crowd, conflict)
  await showReal(
    { ...crowds.steady, name: '1,000 in 2 s, 500 tickets, then 700', buyers: 1000, within: 2000, stock: 500 },
    conflict,
    (live, pause) => pause(500).then(() => setSize(live, 700)),
  )
}
await standIns.stop()
process.exit(0)

async function showModeled(crowd: Crowd, design: Design, shards: number): Promise<void> {
  const runs: Awaited<ReturnType<typeof modeledCrowd>>[] = []
  for (let seed = 1; seed <= modelSeeds; seed += 1)
    runs.push(await modeledCrowd(crowd, { design, shards, conflict: 10, seed }))
  const of = (figure: (run: (typeof runs)[number]) => number) => Math.round(median(runs.map(figure)))
  console.log(
    line([
      `${design}, ${shards}`,
      `${((100 * of(({ busy }) => busy)) / crowd.buyers).toFixed(1)} %`,
      of(({ bought }) => bought),
      of(({ sold_out }) => sold_out),
      of(({ p50 }) => p50),
      of(({ p99 }) => p99),
      of(({ longest }) => longest),
      (of(({ write_units }) => write_units) / crowd.buyers).toFixed(1),
      (of(({ read_units }) => read_units) / crowd.buyers).toFixed(0),
    ]),
  )
}

async function showReal(
  crowd: Crowd,
  conflict: number,
  meanwhile?: Parameters<typeof sendCrowd>[1]['meanwhile'],
): Promise<void> {
  const sent = await sendCrowd(crowd, { seed: 1, conflict, ...(meanwhile ? { meanwhile } : {}) })
  const { busy, bought, sold_out, p50, p99, longest, requests, transactions, drifts } = sent
  const each = (count: number) => (count / crowd.buyers).toFixed(1)
  const share = `${((100 * busy) / crowd.buyers).toFixed(1)} %`
  const times = [p50, p99, longest].map(Math.round)
  console.log(
    line([
      `${conflict} ms: ${crowd.name}`,
      share,
      bought,
      sold_out,
      ...times,
      each(requests),
      each(transactions),
      drifts,
    ]),
  )
}
