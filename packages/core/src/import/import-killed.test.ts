import { expect, it } from 'vitest'
import { readPools } from '../pool/read-pools.ts'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import { ImportClaimEntity } from '../store/import/import-claim-entity.ts'
import { OrderEntity } from '../store/order/order-entity.ts'
import { pricePool, readTicketsInOrder } from '../store/ticket/ticket-entity.ts'
import { dieAtWrite } from '../testing/die-at-write.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { holdWrites } from '../testing/hold-writes.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { askImport, deliverImport, finishImport, readImport } from '../testing/send-import.ts'
import type { Context } from '../verb.ts'
import { undoImport } from './imports.ts'

const patience = { timeout: 600_000 }
const pace = { ordersInPart: 2, longestMs: 0 }

const rows = [
  { order_external_id: 'A', external_id: '1', barcode: 'CODE-0001', checked_in_at: '2026-05-01T18:00:00Z' },
  { order_external_id: 'A', external_id: '2', barcode: 'CODE-0002' },
  { order_external_id: 'B', external_id: '3', ticket: 'Balcony', amount_paid: 1000 },
  { order_external_id: 'C', external_id: '4', barcode: 'CODE-0004' },
].map((row) => ({ ticket: 'Standing', first_name: 'Ada', email: 'ada@example.com', ...row }))

async function mintHouse(quantity_available = 3) {
  const { ctx, event } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available }] }])
  const list = await mintCheckInList({ event_id: event.id })
  return { ctx, event_id: event.id, options: { create_tickets: true, check_in_list_id: list.id }, list }
}

/** Each ticket of the event with its places that are taken. */
async function takenOf(event_id: string): Promise<[title: string, taken: number][]> {
  const tickets = await readTicketsInOrder(event_id)
  return Promise.all(
    tickets.map(async ({ title, prices }) => {
      const counts = [...(await readPools(prices.map(pricePool))).values()]
      return [title, counts.reduce((sum, { sold, held }) => sum + sold + held, 0)] as [string, number]
    }),
  )
}

async function ordersOf(imported_event_id: string) {
  const { data: claims } = await ImportClaimEntity.query
    .primary({ imported_event_id })
    .go({ consistent: true })
  return Promise.all(
    claims.map(async ({ external_id, order_short_id, tickets }) => {
      const { data: order } = await OrderEntity.get({ short_id: order_short_id }).go({ consistent: true })
      const people = await readAttendees(tickets.map(({ short_id }) => short_id))
      return [external_id, order?.status, order?.slots.length, people.size]
    }),
  )
}

/** Dies at each write in turn, in the import's first attempt, until one attempt comes through; `act` looks at the end of each. */
async function dieEverywhere(
  when: 'before' | 'after',
  begin: () => Promise<{ ctx: Context; event_id: string; id: string }>,
  expectWhole: (at: Awaited<ReturnType<typeof begin>>) => Promise<void>,
): Promise<number> {
  for (let at = 0; ; at += 1) {
    const begun = await begin()
    const death = dieAtWrite(at, when)
    const attempt = await deliverImport(begun.id, { ordersInPart: 2, longestMs: 60_000 }).then(
      () => 'done',
      () => 'died',
    )
    death.stop()
    await finishImport(begun.id, pace)
    await expectWhole(begun)
    if (attempt === 'done' && !death.died()) return at
  }
}

it.each(['before', 'after'] as const)(
  'makes each order once and whole, wherever its process dies %s a write',
  { ...patience, tags: 'long' },
  async (when) => {
    const begin = async () => {
      const { ctx, event_id, options } = await mintHouse()
      return { ctx, event_id, id: (await askImport(ctx, event_id, rows, options)).id }
    }
    const writes = await dieEverywhere(when, begin, async ({ ctx, event_id, id }) => {
      expect(await takenOf(event_id)).toEqual([
        ['Standing', 3],
        ['Balcony', 1],
      ])
      expect(await ordersOf(event_id)).toEqual([
        ['A', 'COMPLETED', 2, 2],
        ['B', 'COMPLETED', 1, 1],
        ['C', 'COMPLETED', 1, 1],
      ])
      const { progress, report } = await readImport(ctx, event_id, id)
      expect(progress).toMatchObject({ status: 'DONE', rows_done: 4, counts: { created: 4, refused: 0 } })
      expect(report.map(({ row }) => row)).toEqual([1, 2, 3, 4])
    })
    expect(writes).toBeGreaterThan(10)
  },
)

it.each(['before', 'after'] as const)(
  'undoes each order once and whole, wherever its process dies %s a write',
  { ...patience, tags: 'long' },
  async (when) => {
    const begin = async () => {
      const { ctx, event_id, options } = await mintHouse()
      const { id } = await askImport(ctx, event_id, rows, options)
      await finishImport(id)
      await undoImport(ctx, { params: { event_id, import_id: id } })
      return { ctx, event_id, id }
    }
    await dieEverywhere(when, begin, async ({ ctx, event_id, id }) => {
      expect((await takenOf(event_id)).map(([, taken]) => taken)).toEqual([0, 0])
      expect(await ordersOf(event_id)).toEqual([])
      expect((await readImport(ctx, event_id, id)).progress.status).toBe('DONE')
    })
  },
)

/** Two imports of the same file at once, by the number of places that they took. */
async function takenByTwo(): Promise<number> {
  const { ctx, event_id, options } = await mintHouse(20)
  const same = rows.map(({ barcode: _code, checked_in_at: _at, ...row }) => ({ ...row, ticket: 'Standing' }))
  const ids = await Promise.all([1, 2].map(async () => (await askImport(ctx, event_id, same, options)).id))
  // All of both have read that their order is not made before the first attendee is written.
  const release = holdWrites(2 * same.length)
  await Promise.all(ids.map((id) => finishImport(id)))
  release()
  const [[, taken = 0] = []] = await takenOf(event_id)
  return taken
}

it('makes each order once when two imports of the same file run at once', patience, async () => {
  expect(await takenByTwo()).toBe(4)
})

it('makes each of them twice without the claim’s condition (negative control)', patience, async () => {
  withoutGuard('importClaim')
  expect(await takenByTwo()).toBe(8)
})

it('makes each order once when copies of its message are worked on at once', patience, async () => {
  const { ctx, event_id, options } = await mintHouse()
  const { id } = await askImport(ctx, event_id, rows, options)
  await Promise.allSettled([1, 2, 3].map(() => deliverImport(id, pace)))
  await finishImport(id, pace)
  expect((await takenOf(event_id)).map(([, taken]) => taken).slice(0, 2)).toEqual([3, 1])
  expect((await ordersOf(event_id)).map(([external_id]) => external_id)).toEqual(['A', 'B', 'C'])
})
