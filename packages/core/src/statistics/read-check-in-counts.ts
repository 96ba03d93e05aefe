import { CheckInCountEntity } from './check-in-count-entity.ts'

/** How many people are admitted at each check-in list of an event, by list id; a moment behind the doors. */
export async function readCheckInCounts(event_id: string): Promise<Map<string, number>> {
  const { data } = await CheckInCountEntity.query.primary({ event_id }).go({ pages: 'all' })
  return new Map(data.map(({ check_in_list_id, checked_in = 0 }) => [check_in_list_id, checked_in]))
}
