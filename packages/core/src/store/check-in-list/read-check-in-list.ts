import { AppError } from '../../app-error.ts'
import { CheckInListEntity, type CheckInListItem } from './check-in-list-entity.ts'
import { CheckInListLinkEntity } from './check-in-list-link-entity.ts'

/** One list of an event, strongly read. Error: check_in_list.not_found. */
export async function readCheckInList(event_id: string, id: string): Promise<CheckInListItem> {
  const { data } = await CheckInListEntity.get({ event_id, id }).go({ consistent: true })
  if (!data) throw new AppError('check_in_list.not_found')
  return data
}

/**
 * The list that a door's link leads to. Errors: check_in_list.not_found, from the moment that the list is deleted;
 * check_in_list.link_renewed (410), from the moment that it has another link.
 */
export async function readLinkedCheckInList(short_id: string): Promise<CheckInListItem> {
  const { data: link } = await CheckInListLinkEntity.get({ short_id }).go({ consistent: true })
  if (!link) throw new AppError('check_in_list.not_found')
  const list = await readCheckInList(link.event_id, link.id)
  if (link.ended_at !== undefined) throw new AppError('check_in_list.link_renewed')
  return list
}

/** All lists of an event, strongly read. */
export async function readCheckInLists(event_id: string): Promise<CheckInListItem[]> {
  const { data } = await CheckInListEntity.query.primary({ event_id }).go({ consistent: true, pages: 'all' })
  return data
}
