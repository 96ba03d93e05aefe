import { expect, it } from 'vitest'
import { undoEventsImport } from '../event-import/events-imports.ts'
import { contentsOf } from '../testing/account-contents.ts'
import { dieAtWrite } from '../testing/die-at-write.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import {
  askArchiveImport,
  deliverEventsImport,
  finishEventsImport,
  readEventsImport,
} from '../testing/send-events-import.ts'
import { soldRow, wholeArchive } from '../testing/whole-archive.ts'

const patience = { timeout: 1_200_000 }
const pace = { eventsInPart: 1, longestMs: 0 }
const bytes = wholeArchive({ rows: [soldRow(1)] })

async function begin() {
  const { ctx } = await mintOwner()
  return { ctx, id: (await askArchiveImport(ctx, bytes)).id }
}

const things = { taxes: [['VAT', false]], templates: ['Doors'] }
const brought = {
  ...things,
  organizers: [['Old Mill', 1, 2]],
  events: [
    ['Show A', 'DRAFT', 1, 1, [1], 1],
    ['Show B', 'DRAFT', 0, 0, [], 0],
  ],
}
const undone = {
  ...brought,
  events: [
    ['Show A', 'ARCHIVED', 1, 0, [], 1],
    ['Show B', 'ARCHIVED', 0, 0, [], 0],
  ],
}

/** One attempt that dies at that write. Answers whether it came so far. */
async function attempt(id: string, at: number, when: 'before' | 'after'): Promise<boolean> {
  const death = dieAtWrite(at, when)
  await deliverEventsImport(id, { eventsInPart: 1 }).catch(() => {})
  death.stop()
  return death.died()
}

it.each(['before', 'after'] as const)(
  'brings each thing once and whole, wherever its process dies %s a write, and undoes it so',
  { ...patience, tags: 'long' },
  async (when) => {
    for (let at = 0; ; at += 1) {
      const { ctx, id } = await begin()
      const dies = await attempt(id, at, when)
      await finishEventsImport(id, pace)
      expect(await contentsOf(ctx)).toEqual(brought)
      const { progress, report } = await readEventsImport(ctx, id)
      expect(progress).toMatchObject({
        ...{ status: 'DONE', rows_done: 2, counts: { created: 2, refused: 0 } },
        ...{
          made: { organizers: 1, taxes_and_fees: 1, message_templates: 1 },
          images: { done: 2, refused: 0 },
        },
        ...{
          orders_total: 1,
          orders_done: 1,
          orders: [{ status: 'DONE', counts: { created: 1, refused: 0 } }],
        },
      })
      expect(report.map(({ external_id }) => external_id)).toEqual(['vat', 'doors', 'hall', 'A', 'B'])
      await undoEventsImport(ctx, { params: { account_id: accountOf(ctx), import_id: id } })
      const diesUndoing = await attempt(id, at, when)
      await finishEventsImport(id, pace)
      expect(await contentsOf(ctx)).toEqual(undone)
      expect((await readEventsImport(ctx, id)).progress).toMatchObject({
        ...{ status: 'DONE', is_undone: true, counts: { kept: 0 } },
        orders: [{ status: 'DONE', counts: { kept: 0 } }],
      })
      if (!dies && !diesUndoing) {
        expect(at).toBeGreaterThan(20)
        return
      }
    }
  },
)

it('brings each thing once when copies of its message are worked on at once', patience, async () => {
  const { ctx, id } = await begin()
  for (let times = 0; times < 4; times += 1)
    await Promise.allSettled([1, 2, 3].map(() => deliverEventsImport(id, { ...pace, longestMs: times * 20 })))
  await finishEventsImport(id, pace)
  expect(await contentsOf(ctx)).toEqual(brought)
  expect((await readEventsImport(ctx, id)).progress).toMatchObject({ counts: { created: 2 }, orders_done: 1 })
})

it(
  'makes an organizer again without an id that follows from the archive (negative control)',
  patience,
  async () => {
    withoutGuard('archivedThing')
    const counts: number[] = []
    for (let at = 0; at < 8; at += 1) {
      const { ctx, id } = await begin()
      await attempt(id, at, 'before')
      await deliverEventsImport(id, pace).catch(() => {})
      counts.push((await contentsOf(ctx)).organizers.length)
    }
    expect(Math.max(...counts)).toBeGreaterThan(1)
  },
)
