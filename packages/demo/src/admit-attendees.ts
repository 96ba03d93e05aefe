import { randomUUID } from 'node:crypto'
import { checkInListBody } from '@foyer/contracts/check-in-list/check-in-list'
import type { createCheckInList as endpoint } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import { createCheckIn } from '@foyer/core/check-in/create-check-in'
import { createCheckInList } from '@foyer/core/check-in-list/write-check-in-list'
import type { DemoOwner } from './demo-account.ts'
import { demoContext } from './demo-clock.ts'
import { inParallel } from './in-parallel.ts'

/** Creates a check-in list of an event at that moment, and answers the door's link. */
export async function openDoor(
  owner: DemoOwner,
  event_id: string,
  { at, ...body }: EndpointInput<typeof endpoint>['body'] & { at: Date },
): Promise<string> {
  const list = await createCheckInList(owner(at), { params: { event_id }, body: checkInListBody.parse(body) })
  return list.short_id
}

/** Admits these ticket holders at a door, each at their own time. */
export function admitAttendees(
  check_in_list_short_id: string,
  admissions: readonly { attendee_short_id: string; at: Date }[],
): Promise<void> {
  return inParallel(admissions, async ({ attendee_short_id, at }) => {
    await createCheckIn(demoContext(at), {
      params: { check_in_list_short_id },
      body: { code: attendee_short_id, scan_id: randomUUID() },
    })
  })
}
