import { readEventGraph } from '@foyer/core/event-graph/event-graph'
import { OperatorError } from './command.ts'

/** The id of an event that is there: a typing mistake must not read as "all is well". */
export async function requireEventId(event_id = ''): Promise<string> {
  if (await readEventGraph(event_id)) return event_id
  throw new OperatorError(
    `There is no event ${event_id}. Its id stands in the address of its pages, after /manage/event/.`,
  )
}
