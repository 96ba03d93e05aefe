import type { EntityItem } from 'electrodb'
import { inEventPartition, kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'
import { AppError } from '../../verb.ts'

/** A check-in list, in its event's partition. `ticket_ids` empty: it admits every ticket of the event. */
export const CheckInListEntity = new LazyEntity(
  {
    model: { entity: 'check_in_list', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      short_id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      description: { type: 'string', required: true },
      activates_at: { type: kept<string | null>() },
      expires_at: { type: kept<string | null>() },
      ticket_ids: { type: kept<string[]>(), required: true },
      version: { type: 'number' },
    },
    indexes: {
      primary: inEventPartition,
    },
  },
  onTable,
)
export type CheckInListItem = EntityItem<typeof CheckInListEntity>

/** Where a door's link leads: one strongly consistent read, so that a deleted list's link ends at once. A renewed link's item stays, to say so. */
export const CheckInListLinkEntity = new LazyEntity(
  {
    model: { entity: 'check_in_list_link', version: '1', service: 'foyer' },
    attributes: {
      short_id: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      ended_at: { type: 'string' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['short_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** One list of an event, strongly read. */
export async function readCheckInList(event_id: string, id: string): Promise<CheckInListItem> {
  const { data } = await CheckInListEntity.get({ event_id, id }).go({ consistent: true })
  if (!data) throw new AppError('check_in_list.not_found')
  return data
}

/**
 * The list that a door's link leads to. Errors: check_in_list.not_found as soon as the list is deleted;
 * check_in_list.link_renewed (410) as soon as it has another link.
 */
export async function readLinkedCheckInList(short_id: string): Promise<CheckInListItem> {
  const link = await readCheckInListLink(short_id)
  return behindLink(link, await readCheckInList(link.event_id, link.id))
}

export type CheckInListLink = EntityItem<typeof CheckInListLinkEntity>

/** A door's link, also one that no longer leads anywhere. Error: check_in_list.not_found. */
export async function readCheckInListLink(
  short_id: string,
  { isConsistent = true } = {},
): Promise<CheckInListLink> {
  const { data } = await CheckInListLinkEntity.get({ short_id }).go({ consistent: isConsistent })
  if (!data) throw new AppError('check_in_list.not_found')
  return data
}

/** The list that was read for that link. Errors: as of `readLinkedCheckInList`. */
export function behindLink(link: CheckInListLink, list: CheckInListItem | undefined): CheckInListItem {
  if (!list) throw new AppError('check_in_list.not_found')
  if (link.ended_at !== undefined) throw new AppError('check_in_list.link_renewed')
  return list
}

/** All lists of an event, strongly read. */
export async function readCheckInLists(event_id: string): Promise<CheckInListItem[]> {
  const { data } = await CheckInListEntity.query.primary({ event_id }).go({ consistent: true, pages: 'all' })
  return data
}
