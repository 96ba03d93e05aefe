import { SQSClient } from '@aws-sdk/client-sqs'
import type { availabilityDue } from '@foyer/contracts/event/availability-messages'
import type { Message } from '@foyer/contracts/message'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { refreshAvailability } from '@foyer/core/availability/refresh-availability'
import { stockMessages } from '@foyer/core/message/stock-changes'
import { abandonOrder } from '@foyer/core/order/end-hold'
import { readTaken } from '@foyer/core/pool/read-pools'
import { AvailabilityEntity } from '@foyer/core/store/event/availability-entity'
import { firstPriceOf, reserve } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import { testContext } from '@foyer/core/testing/test-context'
import { isAppError } from '@foyer/core/verb'
import type { DynamoDBRecord } from 'aws-lambda'
import { vi } from 'vitest'
import { proveRace } from './race.ts'
import { openTableStream } from './table-stream.ts'

const shards = 3
const stock = shards * 25
const changes = 14

interface Scene {
  ticket: Ticket
  /** Milliseconds: the scene has its own clock. */
  clock: number
  /** What SQS holds, with when it comes. */
  queue: { due: number; message: Message<typeof availabilityDue> }[]
  kept: DynamoDBRecord[]
  held: string[]
}

async function event(): Promise<Scene> {
  const { tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: stock }] }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  return { ticket, clock: Date.now(), queue: [], kept: [], held: [] }
}

const ofScene = ({ clock }: Scene) => testContext({ now: new Date(clock) })

/** A hold, or the end of one. */
async function change(scene: Scene, random: SeededRandom): Promise<void> {
  const [order_short_id] = scene.held
  if (order_short_id && random.chance(0.4)) {
    scene.held.shift()
    await abandonOrder(testContext(), { params: { order_short_id } })
  } else scene.held.push((await reserve(scene.ticket, random.whole(1, 3))).short_id)
}

/** Shows the relay these records: some twice, in any order. */
function relay(scene: Scene, records: readonly DynamoDBRecord[], random: SeededRandom): void {
  const shown = [...records, ...records.filter(() => random.chance(0.3))]
  const mixed = shown
    .map((record) => ({ record, rank: random.fraction() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ record }) => record.dynamodb)
  const messages = stockMessages(mixed, new Date(scene.clock)).flat() as Message<typeof availabilityDue>[]
  const own = messages.filter(({ payload }) => payload.event_id === scene.ticket.event_id)
  scene.queue.push(...own.map((message) => ({ due: scene.clock, message })))
}

/** Hands out what is due, some of it twice, again while it fails. */
async function deliver(scene: Scene, isGiven: () => boolean, random: SeededRandom): Promise<void> {
  const given = scene.queue.filter(({ due }) => due <= scene.clock && isGiven())
  scene.queue = scene.queue.filter((entry) => !given.includes(entry))
  await Promise.all(
    [...given, ...given.filter(() => random.chance(0.3))].map(async ({ message }) => {
      for (;;) {
        try {
          return await refreshAvailability(ofScene(scene), message.payload)
        } catch (error) {
          if (!isAppError(error, 'server.busy') && !String(error).includes('busy')) throw error
        }
      }
    }),
  )
}

/** Messages that the product sends while it runs come to the scene's own queue. */
function catchMessages(scene: Scene): () => void {
  const spy = vi.spyOn(SQSClient.prototype, 'send').mockImplementation((async (command: {
    input: { Entries?: { MessageBody?: string; DelaySeconds?: number }[] }
  }) => {
    for (const { MessageBody = '', DelaySeconds = 0 } of command.input.Entries ?? [])
      scene.queue.push({ due: scene.clock + DelaySeconds * 1000, message: JSON.parse(MessageBody) })
    return {}
  }) as never)
  return () => spy.mockRestore()
}

async function sell(scene: Scene, random: SeededRandom): Promise<void> {
  const stream = await openTableStream()
  const release = catchMessages(scene)
  try {
    for (let step = 1; step <= changes; step += 1) {
      scene.clock += step === changes ? 100 : random.whole(0, 700)
      await change(scene, random)
      const records = [...scene.kept, ...(await stream.readOn())]
      const isLate = step < changes - 1 && random.chance(0.3)
      scene.kept = isLate ? records : []
      if (!isLate) relay(scene, records, random)
      await deliver(scene, () => step >= changes - 1 || random.chance(0.7), random)
    }
    while (scene.queue.length > 0) {
      scene.clock = Math.max(scene.clock, Math.min(...scene.queue.map(({ due }) => due)))
      await deliver(scene, () => true, random)
    }
  } finally {
    release()
  }
}

/**
 * What pages show of a burst of sales is what the pools say once the messages of the burst are handed out: the last of them comes a second after a count at
 * the latest. Records and messages come repeated, late and in any order.
 */
proveRace<Scene, void>({
  name: 'what is left after a burst',
  actors: 1,
  controls: { 'counting again when the second is over': 'countedAgain' },
  arrange: event,
  act: (scene, _index, random) => sell(scene, random),
  judge: async ({ ticket }) => {
    const pool_id = firstPriceOf(ticket)
    const free = (await readTaken([{ pool_id, shards }])).reduce((sum, shard) => sum + shard.free, 0)
    const { data } = await AvailabilityEntity.get({ stock_event_id: ticket.event_id }).go({
      consistent: true,
    })
    const shown = data?.pools[pool_id]?.free
    return shown === free ? [] : [`The event's item says that ${shown} are left, and the pool has ${free}.`]
  },
})
