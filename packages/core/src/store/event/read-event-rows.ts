import { EventEntity, type EventListRow } from './event-entity.ts'

/** The compact rows of all events of an account, archived ones too, by start. */
export async function readEventRows(account_id: string): Promise<EventListRow[]> {
  const { data } = await EventEntity.query.list({ account_id }).go({ pages: 'all' })
  return data.flatMap(({ row }) => row ?? [])
}
