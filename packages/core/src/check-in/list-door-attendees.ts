import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import type { listDoorAttendees as endpoint } from '@foyer/contracts/check-in/check-in-endpoints'
import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import { shownNames } from '@foyer/contracts/person-name'
import { attendeePartitions, listedAttendees } from '../attendee/list-attendees.ts'
import { keptView, newestRows } from '../change-log/kept-lists.ts'
import { admitsTicket, requireOpenCheckInList } from '../check-in-list/open-check-in-list.ts'
import { eachAs } from '../list/list-partitions.ts'
import { keptPage, listRows, type RowList } from '../list/list-rows.ts'
import { codeHash, type PassedRow } from '../store/attendee/attendee-entity.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import type { Context, ParsedInput } from '../verb.ts'

/**
 * The attendees of a list's tickets, cancelled ones too, so that the door can say why. Emails are neither shown nor
 * searched, except in place of a name that was not given.
 */
export async function listDoorAttendees(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: DoorAttendee[]; meta: ListMeta }> {
  const list = await requireOpenCheckInList(params.check_in_list_short_id, ctx.now)
  const { event_id } = list
  const asked = onList(list, query)
  const of = { event_id, kind: 'attendee' } as const
  const kept = (ifAtHand: boolean) => keptView({ ...of, ifAtHand }, 'door', asShown)
  const newest = () => newestRows(of, 'door', asShown)
  const total = () => listedAttendees(event_id)
  const page = await keptPage(asked, { ...listing, kept, newest, total })
  const { data, meta } = page ?? (await listRows(asked, await doorList(event_id)))
  return { data: data.map((attendee) => doorAttendee(attendee, list.id)), meta }
}

const listing = {
  order_by: 'created_at',
  id: 'short_id',
  searched: ['first_name', 'last_name', 'reference', 'ticket_title'],
} as const satisfies Partial<RowList<AttendeeRow>>

async function doorList(event_id: string): Promise<RowList<AttendeeRow>> {
  const partitions = await attendeePartitions(event_id)
  return {
    ...listing,
    partitions: partitions.map((readRows) => eachAs(readRows, (rows) => rows.map(asShown))),
    total: () => listedAttendees(event_id),
  }
}

/** The query, narrowed to the list's tickets where it does not admit all. */
function onList(list: CheckInListItem, query: ListQuery): ListQuery {
  if (list.ticket_ids.length === 0) return query
  const asked = query.filter_fields?.ticket_id
  const admitted = asked?.in?.split(',').filter((id) => admitsTicket(list, id)) ?? list.ticket_ids
  return {
    ...query,
    filter_fields: { ...query.filter_fields, ticket_id: { ...asked, in: admitted.join(',') } },
  }
}

/** What the door finds and sorts an attendee by is what it shows. */
function asShown(attendee: AttendeeRow): AttendeeRow {
  return { ...attendee, ...shownNames(attendee) }
}

/** An attendee as the door of that list sees them: no email beside a name, no ticket link, and admitted only where it was at this list. */
export function doorAttendee(
  attendee: AttendeeRow & PassedRow,
  check_in_list_id: string,
  version?: number,
): DoorAttendee {
  const checkIn = attendee.check_ins.find((each) => each.check_in_list_id === check_in_list_id)
  return {
    code_hash: codeHash(attendee.short_id),
    reference: attendee.reference,
    ...shownNames(attendee),
    ticket_id: attendee.ticket_id,
    ticket_title: attendee.ticket_title,
    price_label: attendee.price_label,
    status: attendee.status,
    checked_in_at: checkIn?.checked_in_at ?? null,
    former: attendee.former ?? [],
    ...(attendee.codes ? { codes: attendee.codes } : {}),
    ...(version === undefined ? {} : { version }),
  }
}
