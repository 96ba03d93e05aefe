import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import { type PoolRef, readPools } from '@foyer/core/pool/read-pools'
import { rebuildPools } from '@foyer/core/repair/rebuild-pools'
import { type SeededRandom, seededRandom } from '@foyer/core/testing/seeded-random'
import { type Purchase, purchase, type Wish } from './purchase.ts'
import { proveRace } from './race.ts'
import { isRefusedWrongly } from './refused-wrongly.ts'
import { openTableStream, type TableStream } from './table-stream.ts'

/** Something scarce that a crowd wants. */
export interface Scarcity {
  event_id: string
  /** How many are left when the race begins. */
  size: number
  pool: PoolRef
  /** The order that takes this many units. */
  orderOf: (units: number, random: SeededRandom) => CreateOrderBody
}

interface ScarceRace {
  name: string
  /** How buyers are told that too few are left. */
  refusal: string
  /** The maximum number of units in one order. */
  mostUnits: number
  arrange: (random: SeededRandom) => Promise<Scarcity>
}

type Scene = Scarcity & { mostUnits: number; leavers: number }

/**
 * A crowd for the last few (F9): exactly what was there is sold, no buyer is refused while enough are left, no count is
 * ever below zero. In half of the seeds a third of the buyers give back what they held.
 */
export function proveScarceRace({ name, refusal, mostUnits, arrange }: ScarceRace): void {
  let stream: TableStream | undefined
  proveRace<Scene, Purchase>({
    name,
    actors: 50,
    controls: { 'the pool’s condition': 'pool' },
    arrange: async (random) => {
      const scarcity = await arrange(random)
      stream ??= await openTableStream()
      await stream.readOn()
      return { ...scarcity, mostUnits: random.pick([1, mostUnits]), leavers: random.pick([0, 1 / 3]) }
    },
    act: (scene, _index, random) => {
      const units = random.whole(1, scene.mostUnits)
      return purchase(wishOf(scene, units, random, random.chance(scene.leavers)))
    },
    judge: async (scene, purchases) => [
      ...(await neverBelowZero(scene, stream)),
      ...refusalsOf(scene, purchases, refusal),
      ...(await countsOf(scene, purchases)),
    ],
  })
}

function wishOf(scene: Scarcity, units: number, random: SeededRandom, isLeaving: boolean): Wish {
  return { event_id: scene.event_id, body: scene.orderOf(units, random), units, isLeaving }
}

/** Looks at every version that any shard of the pool ever had. */
async function neverBelowZero({ pool }: Scarcity, stream: TableStream | undefined): Promise<string[]> {
  const changes = (await stream?.readOn()) ?? []
  const versions = changes.flatMap(({ dynamodb }) => (dynamodb?.NewImage ? [dynamodb.NewImage] : []))
  const shards = versions.filter(({ pool_id }) => pool_id?.S === pool.pool_id)
  if (shards.length === 0) throw new Error('The stream shows no change of the pool.')
  const below = shards.filter((shard) => Object.values(shard).some(({ N }) => Number(N) < 0))
  return below.length > 0 ? [`A count was below zero ${below.length} times.`] : []
}

function refusalsOf({ size }: Scarcity, purchases: Purchase[], refusal: string): string[] {
  const refused = purchases.filter((each) => each.kind === 'refused')
  const takings = purchases.filter((each) => each.kind !== 'refused')
  const kept = takings.filter(({ kind }) => kind === 'bought').reduce((sum, { units }) => sum + units, 0)
  const nobodyLeft = takings.length === purchases.filter(({ kind }) => kind === 'bought').length
  return refused.flatMap((each) => {
    if (each.code !== refusal) return [`A buyer was refused with ${each.code}.`]
    // If nothing was given back, what is left at the end was there all along.
    const isWrong = nobodyLeft ? size - kept >= each.units : isRefusedWrongly(size, takings, each)
    return isWrong ? [`${each.units} were refused while they were free.`] : []
  })
}

/** The counts are what was bought; what is left can be bought, one by one, and then no more; the orders agree. */
async function countsOf(scene: Scarcity, purchases: Purchase[]): Promise<string[]> {
  const sentences: string[] = []
  const bought = purchases.filter(({ kind }) => kind === 'bought').reduce((sum, { units }) => sum + units, 0)
  const stored = (await readPools([scene.pool])).get(scene.pool.pool_id)
  const left = scene.size - bought
  if (left < 0) sentences.push(`${bought} of ${scene.size} were sold.`)
  if (stored?.free !== left || stored.held !== 0)
    sentences.push(
      `${stored?.free} are free and ${stored?.held} held, with ${bought} of ${scene.size} bought.`,
    )
  return [...sentences, ...(await restOf(scene, left)), ...(await driftOf(scene.event_id))]
}

async function restOf(scene: Scarcity, left: number): Promise<string[]> {
  const sentences: string[] = []
  for (let index = 0; index <= left; index += 1) {
    const { kind } = await purchase(wishOf(scene, 1, seededRandom(index), false))
    if ((kind === 'bought') !== index < left)
      sentences.push(`Of ${left} left, number ${index + 1} was ${kind}.`)
  }
  return sentences
}

async function driftOf(event_id: string): Promise<string[]> {
  return (await rebuildPools(event_id)).map((drift) => `The orders say otherwise: ${JSON.stringify(drift)}`)
}
