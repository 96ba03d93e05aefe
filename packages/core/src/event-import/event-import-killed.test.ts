import { expect, it } from 'vitest'
import { requireEventGraph } from '../event-graph/event-graph.ts'
import { readEventRows } from '../store/event/event-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { PromoCodeEntity } from '../store/promo-code/promo-code-entity.ts'
import { beforeTransaction } from '../testing/before-write.ts'
import { dieAtWrite } from '../testing/die-at-write.ts'
import { eventLine } from '../testing/event-lines.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintOrganizer } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import {
  askEventsImport,
  deliverEventsImport,
  finishEventsImport,
  readEventsImport,
} from '../testing/send-events-import.ts'
import type { Context } from '../verb.ts'
import { undoEventsImport } from './events-imports.ts'

const patience = { timeout: 600_000 }
const pace = { eventsInPart: 1, longestMs: 0 }
const lines = [eventLine('A'), eventLine('B')]

async function begin() {
  const { ctx } = await mintOwner()
  const organizer = await mintOrganizer(ctx)
  return { ctx, organizer, id: (await askEventsImport(ctx, lines)).id }
}

/** What is there of each event. */
async function eventsOf(ctx: Context) {
  const rows = await readEventRows(accountOf(ctx))
  const found = rows.map(async ({ id: event_id, title, status }) => {
    const { tickets, questions } = await requireEventGraph(ctx, event_id)
    const { data: codes } = await PromoCodeEntity.query.primary({ event_id }).go({ consistent: true })
    return [title, status, tickets.length, questions.length, codes.length]
  })
  return (await Promise.all(found)).toSorted()
}

const whole = (status: string) => [
  ['Show A', status, 2, 1, 1],
  ['Show B', status, 2, 1, 1],
]

it.each(['before', 'after'] as const)(
  'makes each event once and whole, wherever its process dies %s a write, and undoes it so',
  { ...patience, tags: 'long' },
  async (when) => {
    // To undo takes fewer writes.
    let diesUndoing = true
    for (let at = 0; ; at += 1) {
      const { ctx, organizer, id } = await begin()
      const dies = await attempt(id, at, when)
      await finishEventsImport(id, pace)
      expect(await eventsOf(ctx)).toEqual(whole('DRAFT'))
      const { progress, report } = await readEventsImport(ctx, id)
      expect(progress).toMatchObject({ status: 'DONE', rows_done: 2, counts: { created: 2, refused: 0 } })
      expect(report.map(({ row }) => row)).toEqual([1, 2])
      const { account_id } = organizer
      const { data } = await OrganizerEntity.get({ account_id, id: organizer.id }).go({ consistent: true })
      expect(data?.event_count).toBe(2)
      if (diesUndoing) {
        await undoEventsImport(ctx, { params: { account_id, import_id: id } })
        diesUndoing = await attempt(id, at, when)
        await finishEventsImport(id, pace)
        expect(await eventsOf(ctx)).toEqual(whole('ARCHIVED'))
      }
      if (!dies && !diesUndoing) {
        expect(at).toBeGreaterThan(8)
        return
      }
    }
  },
)

/** One attempt that dies at that write. Answers whether it came so far. */
async function attempt(id: string, at: number, when: 'before' | 'after'): Promise<boolean> {
  const death = dieAtWrite(at, when)
  await deliverEventsImport(id, { eventsInPart: 1 }).catch(() => {})
  death.stop()
  return death.died()
}

it('makes each event once when copies of its message are worked on at once', patience, async () => {
  const { ctx, id } = await begin()
  await Promise.allSettled([1, 2, 3].map(() => deliverEventsImport(id)))
  await finishEventsImport(id)
  expect(await eventsOf(ctx)).toEqual(whole('DRAFT'))
  expect((await readEventsImport(ctx, id)).progress).toMatchObject({ counts: { created: 2 } })
})

/** Two imports of one event, of which the second makes it while the first is about to. */
async function madeByTwo(): Promise<number> {
  const { ctx } = await mintOwner()
  await mintOrganizer(ctx)
  const [first, second] = [
    await askEventsImport(ctx, lines.slice(0, 1)),
    await askEventsImport(ctx, lines.slice(0, 1)),
  ]
  const stop = beforeTransaction(() => finishEventsImport(second.id))
  await finishEventsImport(first.id)
  stop()
  return (await eventsOf(ctx)).length
}

it('makes an event once when two imports of the same file run at once', patience, async () => {
  expect(await madeByTwo()).toBe(1)
})

it('makes it twice without the claim’s condition (negative control)', patience, async () => {
  withoutGuard('eventClaim')
  expect(await madeByTwo()).toBe(2)
})
