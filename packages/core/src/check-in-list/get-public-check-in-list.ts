import type { PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { getPublicCheckInList as endpoint } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'
import { readLinkedCheckInList } from '../store/check-in-list/read-check-in-list.ts'
import { showCheckInList } from './show-check-in-lists.ts'

/** A check-in list as its door sees it, whatever its state. Error: check_in_list.not_found. */
export async function getPublicCheckInList(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PublicCheckInList> {
  const list = await readLinkedCheckInList(params.check_in_list_short_id)
  const [shown, graph] = await Promise.all([showCheckInList(ctx, list), readEventGraph(list.event_id)])
  if (!graph) throw new AppError('check_in_list.not_found')
  const { id, title, start_date, timezone } = graph.event
  return { ...shown, event: { id, title, start_date, timezone } }
}
