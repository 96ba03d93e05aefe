import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import type { QueryClient } from '@tanstack/react-query'
import { countAdmission } from './count-admission.ts'
import type { Verdict } from './verdict.ts'

/** The attendees that the search found, for any text. */
export const foundKey = (listShortId: string) => ['door-attendees', listShortId]

/**
 * Shows the server's verdict in the counter and in the found attendees, without asking for those again: at a busy door each scan would load a whole
 * list. `reference`: of the attendee that the device knows under the scanned code. What cannot be known from the verdict is asked for.
 */
export function followVerdict(
  client: QueryClient,
  listShortId: string,
  { verdict, reference }: { verdict: Verdict; reference: string | null },
): void {
  if (verdict.kind === 'admitted') {
    countAdmission(client, listShortId, 1)
    markFound(client, listShortId, verdict.attendeeReference, new Date().toISOString())
  } else if (verdict.kind === 'already' && verdict.at && reference)
    markFound(client, listShortId, reference, verdict.at)
  else void client.invalidateQueries({ queryKey: foundKey(listShortId) })
}

/** Says of one found attendee when they were admitted; null: they are not. An answer that is under way may not know it yet, and is asked for again. */
export function markFound(
  client: QueryClient,
  listShortId: string,
  reference: string,
  checked_in_at: string | null,
): void {
  const queryKey = foundKey(listShortId)
  client.setQueriesData<DoorAttendee[]>({ queryKey }, (found) =>
    found?.map((attendee) => (attendee.reference === reference ? { ...attendee, checked_in_at } : attendee)),
  )
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
}
