import { AvailabilityEntity } from '@foyer/core/store/event/availability-entity'
import { WaitingRoomEntity } from '@foyer/core/store/waiting-room/waiting-room-entity'
import { firstPriceOf, reserve } from '@foyer/core/testing/buy'
import { joinLine } from '@foyer/core/testing/join-line'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { testContext } from '@foyer/core/testing/test-context'
import { vi } from 'vitest'

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

const lineOf = async (line_event_id: string) =>
  (await WaitingRoomEntity.get({ line_event_id }).go({ consistent: true })).data

async function until(holds: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => {
    if (!(await holds())) throw new Error('not yet')
  }, 180_000)
}

async function eventWithTicket() {
  const { event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: 2000 }] }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  return { event_id: event.id, ticket }
}

/** Lines that open by themselves where a crowd buys, follow a sale, and end when they were empty for long. */
export async function walkLine(): Promise<void> {
  await endLine()
  await openLine()
}

async function endLine(): Promise<void> {
  const { event_id, ticket } = await eventWithTicket()
  await joinLine(testContext(), event_id)
  const began = (await lineOf(event_id))?.served_at
  await reserve(ticket)
  await until(async () => (await lineOf(event_id))?.served_at !== began)
  await WaitingRoomEntity.patch({ line_event_id: event_id })
    .set({ opens_at: ago(600), served_at: ago(600) })
    .go()
  await reserve(ticket)
  await until(async () => (await lineOf(event_id)) === null)
}

async function openLine(): Promise<void> {
  const { event_id, ticket } = await eventWithTicket()
  const counted = async () =>
    (await AvailabilityEntity.get({ stock_event_id: event_id }).go({ consistent: true })).data
  await reserve(ticket)
  const price_id = firstPriceOf(ticket)
  await until(async () => (await counted())?.pools[price_id]?.taken === 1)
  const before = await counted()
  const pool = before?.pools[price_id]
  if (!before || !pool) throw new Error('not counted')
  // As if more than a thousand had been taken since.
  const pools = { ...before.pools, [price_id]: { ...pool, taken: pool.taken - 1500 } }
  await AvailabilityEntity.put({ ...before, pools, read_at: ago(1) }).go()
  await reserve(ticket)
  await until(async () => (await lineOf(event_id)) !== null)
}
