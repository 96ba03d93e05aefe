import type { CheckInListState } from '@foyer/contracts/check-in-list/check-in-list'
import {
  behindLink,
  CheckInListEntity,
  type CheckInListItem,
  readCheckInListLink,
} from '../store/check-in-list/check-in-list-entity.ts'
import { EventEntity, type EventItem } from '../store/event/event-entity.ts'
import { readItems } from '../table/read-items.ts'
import { AppError } from '../verb.ts'

/**
 * The list behind a link, if it is active at this moment (specification §8). `isConsistent: false` for what a device asks again and again: a
 * change of the list counts a second later, at half the units.
 */
export async function requireOpenCheckInList(
  short_id: string,
  moment: Date,
  { isConsistent = true } = {},
): Promise<CheckInListItem> {
  const { list, event } = await readLinkedList(short_id, isConsistent)
  const closes_at = closesAt(list, event)
  const state = checkInListState({ ...list, closes_at }, moment)
  if (state === 'NOT_YET_ACTIVE') {
    throw new AppError('check_in_list.not_active', { details: { activates_at: list.activates_at } })
  }
  if (state === 'EXPIRED') {
    throw new AppError('check_in_list.expired', { details: { expires_at: closes_at } })
  }
  return list
}

/** A check-in list's state at this moment (specification §4). The first instant is active, the last one is not. */
export function checkInListState(
  { activates_at, closes_at }: Pick<CheckInListItem, 'activates_at'> & { closes_at: string | null },
  moment: Date,
): CheckInListState {
  if (activates_at && moment.getTime() < Date.parse(activates_at)) return 'NOT_YET_ACTIVE'
  if (closes_at && moment.getTime() >= Date.parse(closes_at)) return 'EXPIRED'
  return 'ACTIVE'
}

const weekMs = 7 * 24 * 60 * 60 * 1000

/** The list that a door's link leads to, with its event: two requests. Errors: as of `readLinkedCheckInList`. */
async function readLinkedList(short_id: string, isConsistent: boolean) {
  const link = await readCheckInListLink(short_id, { isConsistent })
  const { event_id, id } = link
  const keyOf = ({ Key }: { Key: Record<string, string> }) => Key
  const ofList = keyOf(CheckInListEntity.get({ event_id, id }).params())
  const ofEvent = keyOf(EventEntity.get({ event_id }).params())
  const found = await readItems([ofList, ofEvent], { isConsistent })
  const itemOf = (key: Record<string, string>) => found.find(({ pk, sk }) => pk === key.pk && sk === key.sk)
  const list = itemOf(ofList) as CheckInListItem | undefined
  return { list: behindLink(link, list), event: itemOf(ofEvent) as EventItem | undefined }
}

/**
 * When a door's link ends: when its list expires, or where no moment is set a week after the event's end (its start, where it has
 * no end). Null for a list without an event (docs/decisions/0041).
 */
export function closesAt(
  { expires_at }: Pick<CheckInListItem, 'expires_at'>,
  event: Pick<EventItem, 'start_date' | 'end_date'> | undefined,
): string | null {
  if (expires_at) return expires_at
  if (!event) return null
  return new Date(Date.parse(event.end_date ?? event.start_date) + weekMs).toISOString()
}

/** True when the list admits holders of that ticket; a list without tickets admits all of its event's. */
export function admitsTicket(
  { ticket_ids }: Pick<CheckInListItem, 'ticket_ids'>,
  ticket_id: string,
): boolean {
  return ticket_ids.length === 0 || ticket_ids.includes(ticket_id)
}
