import { seededRandom } from '@foyer/core/testing/seeded-random'
import { type Crowd, type CrowdFigures, figuresOf, type Visit } from '@foyer/proof/crowd/crowd'
import { type Buy, claimThenWrite, goToAnotherShard, waitForOneShard } from './designs.ts'
import { modeledTable } from './modeled-table.ts'
import { virtualClock } from './virtual-clock.ts'

const designs = { waitForOneShard, goToAnotherShard, claimThenWrite }
export type Design = keyof typeof designs

interface Conditions {
  design: Design
  shards: number
  conflict: number
  seed: number
}

export interface Modeled extends CrowdFigures {
  /** Of the whole crowd, without the orders' own items. */
  write_units: number
  read_units: number
}

/** The reads that a reservation makes before it takes anything. */
const readsBefore = 8

/** Sends a crowd through a design in a model of DynamoDB. It is fast enough to compare many, and only as good as the model. */
export async function modeledCrowd(
  crowd: Crowd,
  { design, shards, conflict, seed }: Conditions,
): Promise<Modeled> {
  const [clock, random] = [virtualClock(), seededRandom(seed)]
  const table = modeledTable(clock, random, { conflict, network: [1, 3], isThrottled: true })
  const keys = Array.from({ length: shards }, (_, shard) => ({ pool_id: 'pool', shard }))
  const share = (shard: number) => Math.floor(crowd.stock / shards) + (shard < crowd.stock % shards ? 1 : 0)
  table.open(keys.map((key) => ({ ...key, free: share(key.shard), taken: 0 })))
  const buy: Buy = designs[design]({ table, clock, random, shards: keys })
  const visits = Array.from({ length: crowd.buyers }, async (): Promise<Visit> => {
    const quantity = crowd.quantityOf(random)
    await clock.sleep(random.fraction() * crowd.within)
    const arrived = clock.now()
    await clock.sleep(readsBefore)
    const outcome = await buy(quantity)
    return { arrived, answered: clock.now(), quantity, outcome }
  })
  await clock.run()
  const figures = figuresOf(await Promise.all(visits))
  if (figures.taken !== table.taken()) throw new Error('The model has lost count.')
  const { write_units, read_units } = table.usage
  return { ...figures, write_units, read_units }
}
