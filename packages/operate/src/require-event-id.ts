import { readEventGraph } from '@foyer/core/event-graph/event-graph'
import { OperatorError } from './command.ts'

/** Requires that the event exists, so that a typo does not read as "all is well". */
export async function requireEventId(event_id = ''): Promise<string> {
  if (await readEventGraph(event_id)) return event_id
  throw new OperatorError(
    `There is no event ${event_id}. An event's id is in the address of its pages, after /manage/event/.`,
  )
}
