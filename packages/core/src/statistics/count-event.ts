import { createWriteTransaction } from 'electrodb'
import { EventEntity, type EventItem, endOfEvent } from '../store/event/event-entity.ts'
import type { Sums } from '../store/statistics/counts.ts'
import {
  CountedEventEntity,
  type CountedEventItem,
  type CountedSums,
  endPart,
  type OrganizerSums,
  OrganizerSumsEntity,
  salesPart,
  statusPart,
  testPart,
} from '../store/statistics/organizer-sums-entity.ts'
import { readEventTotals } from '../store/statistics/read-totals.ts'
import { transact, untilWritten } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'

const tries = 12
/** The clocks of two processes differ by less. */
const clockMs = 2000

/**
 * Adds to an organizer's sums what changed of one of its events, and what it sold, since the event was last counted. So the number, order
 * and delay of runs do not matter. Does nothing where it was counted after `since`.
 */
export async function countEvent(
  ctx: Context,
  { event_id, since }: { event_id: string; since: string },
): Promise<void> {
  await untilWritten(
    async () => {
      const { data: before } = await CountedEventEntity.get({ subject_id: event_id }).go({ consistent: true })
      if (before && Date.parse(before.read_at) >= Date.parse(since) + clockMs) return 'done'
      const read_at = nowInstant(ctx)
      const { data: event } = await EventEntity.get({ event_id }).go({ consistent: true })
      if (!event) return 'done'
      const sums = sumsOf(event, await readEventTotals(event_id, { consistent: true }))
      return (await write(event_id, { before, sums, read_at })) ? 'done' : 'lost'
    },
    { tries },
  )
}

function sumsOf(event: EventItem, { orders, tickets, gross, refunded }: Sums): CountedSums {
  if (event.is_test) return { [event.organizer_id]: { [testPart]: { events: 1 } } }
  const end = endPart(new Date(endOfEvent(event)).toISOString())
  return {
    [event.organizer_id]: {
      [statusPart(event.status)]: { events: 1 },
      [salesPart(event.currency)]: { orders, tickets, gross, refunded },
      ...(event.status !== 'ARCHIVED' && { [end]: { events: 1 } }),
    },
  }
}

async function write(
  event_id: string,
  { before, sums, read_at }: { before: CountedEventItem | null; sums: CountedSums; read_at: string },
): Promise<boolean> {
  const refusals = await transact(() =>
    createWriteTransaction({ counted: CountedEventEntity, all: OrganizerSumsEntity }, ({ counted, all }) => [
      counted
        .put({ subject_id: event_id, sums, read_at, version: (before?.version ?? 0) + 1 })
        .where(({ version }, { eq, notExists }) =>
          before ? eq(version, before.version) : notExists(version),
        )
        .commit(),
      ...changesOf(before?.sums ?? {}, sums).map(({ change, ...key }) =>
        all.update(key).add(change).commit(),
      ),
    ]).go(),
  )
  return refusals === null
}

const names = ['events', 'orders', 'tickets', 'gross', 'refunded'] as const

/** What must be added to which part, so that the sums have the second in place of the first. */
function changesOf(from: CountedSums, to: CountedSums) {
  const keys = new Map(
    [from, to].flatMap((sums) =>
      Object.entries(sums).flatMap(([organizer_id, parts]) =>
        Object.keys(parts).map((part) => [`${organizer_id} ${part}`, { organizer_id, part }] as const),
      ),
    ),
  )
  return [...keys.values()].flatMap(({ organizer_id, part }) => {
    const [was, is] = [from, to].map((sums) => sums[organizer_id]?.[part] ?? {})
    const change: Partial<OrganizerSums> = {}
    for (const name of names) {
      const more = (is?.[name] ?? 0) - (was?.[name] ?? 0)
      if (more !== 0) change[name] = more
    }
    return Object.keys(change).length === 0 ? [] : [{ organizer_id, part, change }]
  })
}
