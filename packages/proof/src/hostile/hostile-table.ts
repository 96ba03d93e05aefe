import { AsyncLocalStorage } from 'node:async_hooks'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { tableDefinition } from '@foyer/core/table/table-definition'
import { seededRandom } from '@foyer/core/testing/seeded-random'
import { createTable } from '@foyer/local/stand-ins/create-table'
import { conflicts } from './conflicts.ts'
import { laggingReplica } from './lagging-replica.ts'
import { lostAnswers } from './lost-answers.ts'
import type { TableLayer } from './table-layer.ts'
import { type ThrottleOptions, throttles } from './throttles.ts'

/** How bad it gets; a missing field is harmless. */
export interface Weather extends ThrottleOptions {
  seed: number
  /** How long a transaction keeps its items, in milliseconds. */
  transactionMilliseconds?: number
  /** How late an index, or a read that does not ask for the newest, may be, in milliseconds. */
  lagMilliseconds?: number
  /** The share of writes that are lost on the way or lose their answer, from 0 to 1. */
  lostChance?: number
  /** For a control: consistent reads are late too. */
  isNewestLate?: boolean
}

interface Sky {
  layer: TableLayer
  isNewestLate: boolean
  lagMilliseconds: () => number
}

/**
 * All that can go wrong with the table, at once, only for what runs `inWeather`: a proof's own setup
 * and verdict see the newest, at once. Put `layer` in front (`onClient`, `startTableProxy`) before anything is written.
 */
export async function openHostileTable(options: { endpoint: string; table: string; now?: () => number }) {
  const { endpoint, table } = options
  const replica = `${table}-replica`
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const region = 'us-east-1'
  await createTable({ endpoint, region, definition: tableDefinition(replica) })
  const client = new DynamoDBClient({ endpoint, region, credentials })
  const skies = new AsyncLocalStorage<Sky>()
  let passedMilliseconds = 0
  const { now = () => Date.now() } = options
  const { late, noting } = laggingReplica({
    ...{ client, table, replica },
    lagMilliseconds: () => skies.getStore()?.lagMilliseconds() ?? 0,
    isNewestLate: () => skies.getStore()?.isNewestLate ?? false,
    now: () => now() + passedMilliseconds,
  })
  const layer: TableLayer = (call, next) => {
    const sky = skies.getStore()
    return sky ? sky.layer(call, (input) => late({ ...call, input }, next)) : noting(call, next)
  }
  return {
    layer,
    /** Everything that runs in the same weather (the same object) meets the others' transactions. */
    inWeather: <Result>(weather: Weather, run: () => Promise<Result>) => skies.run(skyOver(weather), run),
    inCalm: <Result>(run: () => Promise<Result>) => skies.exit(run),
    /** For a world with its own clock: what was written before that time passed is visible to all. */
    passTime(milliseconds: number) {
      passedMilliseconds += milliseconds
    },
    stop: () => client.destroy(),
  }
}

const skyOf = new WeakMap<Weather, Sky>()

function skyOver(weather: Weather): Sky {
  const sky = skyOf.get(weather) ?? newSky(weather)
  skyOf.set(weather, sky)
  return sky
}

function newSky(weather: Weather): Sky {
  const { seed, transactionMilliseconds = 0, lagMilliseconds = 0, lostChance = 0 } = weather
  const { isNewestLate = false } = weather
  const random = seededRandom(seed).fraction
  const layers = [
    lostAnswers({ chance: lostChance, random }),
    throttles(weather),
    conflicts({ transactionMilliseconds, random }),
  ]
  return { layer: through(layers), isNewestLate, lagMilliseconds: () => random() ** 3 * lagMilliseconds }
}

/** One layer behind the other. */
function through(layers: readonly TableLayer[]): TableLayer {
  return layers.reduceRight<TableLayer>(
    (behind, layer) => (call, next) => layer(call, (input) => behind({ ...call, input }, next)),
    (call, next) => next(call.input),
  )
}
