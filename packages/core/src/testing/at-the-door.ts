import {
  createCheckInBody,
  type DoorAttendee,
  doorRosterQuery,
  type RosterHeader,
} from '@foyer/contracts/check-in/check-in'
import type { createCheckIn as endpoint } from '@foyer/contracts/check-in/check-in-endpoints'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { createCheckIn, deleteCheckIn } from '../check-in/create-check-in.ts'
import { getDoorFile, getDoorRoster } from '../check-in/door-file.ts'
import { listRosterChanges } from '../check-in/door-roster.ts'
import { listDoorAttendees } from '../check-in/list-door-attendees.ts'
import { newLinkId } from '../random-id.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { mintCheckInList } from './mint-check-in-list.ts'
import { mintSoldOrder } from './mint-sold-order.ts'
import { testContext } from './test-context.ts'

/** When and as which caller the door acts, where a test does not say otherwise. */
export const doorContext = testContext()

/** Scans a code at a list's door. */
export function scan(
  list: CheckInListItem,
  code: string,
  given: Partial<ParsedInput<typeof endpoint>['body']> = {},
  context = doorContext,
) {
  const body = createCheckInBody.parse({ code, scan_id: newLinkId(), ...given })
  return createCheckIn(context, { params: { check_in_list_short_id: list.short_id }, body })
}

/** Takes the admission of a reference back. */
export function undo(list: CheckInListItem, attendee_reference: string) {
  return deleteCheckIn(doorContext, { params: { check_in_list_short_id: list.short_id, attendee_reference } })
}

/** What a list's door may see. */
export function door(list: CheckInListItem, query = {}) {
  return listDoorAttendees(doorContext, {
    params: { check_in_list_short_id: list.short_id },
    query: { page: 1, per_page: 20, ...query },
  })
}

/** All that a list's door may see, as its device keeps it: the position, and an attendee each line. */
export async function doorFile(list: CheckInListItem, after?: string) {
  const door_file = await doorFileOf(list, { after })
  const file = await getDoorFile(doorContext, { params: { door_file } })
  const [header = '', ...lines] = new TextDecoder().decode(file).trimEnd().split('\n')
  const attendees = lines.map((line) => JSON.parse(line) as DoorAttendee)
  return { ...(JSON.parse(header) as RosterHeader), attendees }
}

/** Which file a list's link leads to, by default at this moment. */
export async function doorFileOf(
  list: Pick<CheckInListItem, 'short_id'>,
  { after, ctx = testContext() }: { after?: string | undefined; ctx?: Context } = {},
): Promise<string> {
  const params = { check_in_list_short_id: list.short_id }
  const query = doorRosterQuery.parse({ after })
  const { location } = await getDoorRoster(ctx, { params, query })
  return doorFileIn(location)
}

/** Which file an address leads to. */
export function doorFileIn(location: string): string {
  return location.split('/').at(-2) ?? ''
}

/** What changed since a position; without one since the file, which is read once. */
export function changesSince(list: CheckInListItem, position?: string) {
  let since = position
  return async () => {
    since ??= (await doorFile(list)).position
    const params = { check_in_list_short_id: list.short_id }
    return listRosterChanges(doorContext, { params, query: { since } })
  }
}

/** A sold order of one event and its door; the attendees are active, as the consumer leaves them. */
export async function soldTicket(given: Parameters<typeof mintSoldOrder>[0] = {}) {
  const order = await mintSoldOrder(given)
  if (order.status === 'COMPLETED') await activateAttendees(order.short_id)
  const list = await mintCheckInList({ event_id: order.event_id })
  const slot = order.slots[0]
  if (!slot) throw new Error('An order without tickets.')
  return { order, list, ...slot }
}
