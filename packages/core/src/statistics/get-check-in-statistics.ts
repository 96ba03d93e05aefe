import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { getCheckInStatistics as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { CheckInStatistics } from '@foyer/contracts/statistics/event-statistics'
import { countLists, readSold } from '../check-in-list/count-lists.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { sortRows } from '../list/sort-rows.ts'
import { readCheckInLists } from '../store/check-in-list/read-check-in-list.ts'
import { subjectOf } from '../store/statistics/counts.ts'
import { readAllParts } from '../store/statistics/read-parts.ts'

/**
 * How many attendees an event has, and how many admissions its lists have made and when; somebody who is admitted at two
 * lists counts at each. Error: event.not_found.
 */
export async function getCheckInStatistics(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<CheckInStatistics> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'check_in.manage')
  const lists = await readCheckInLists(event_id)
  const [sold, counts, parts] = await Promise.all([
    readSold(event_id),
    countLists(event_id, lists),
    readAllParts(event_id),
  ])
  const counted = lists.map(({ id, name }) => ({ id, name, attendees: 0, checked_in: 0, ...counts.get(id) }))
  const times = [...parts].flatMap(([part, { checked_in }]) => {
    const at = subjectOf(part, 'quarter')
    return at !== null && checked_in > 0 ? [{ at, checked_in }] : []
  })
  return {
    attendees: sum([...sold.values()]),
    checked_in: sum(counted.map(({ checked_in }) => checked_in)),
    lists: sortRows(counted, { by: 'name', direction: 'asc', id: 'id' }),
    times: times.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
