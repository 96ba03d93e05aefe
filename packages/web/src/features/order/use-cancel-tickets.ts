import { cancelAttendee } from '@foyer/contracts/attendee/attendee-endpoints'
import type { Order } from '@foyer/contracts/order/order'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { useBulkReport } from '../../lib/list/use-bulk-report.ts'
import { useBulkRun } from '../../lib/list/use-bulk-run.ts'

/** Cancels some tickets of an order, and says which of them were refused. Those that are cancelled already stay so. */
export function useCancelTickets({ event_id, attendees }: Order) {
  const client = useQueryClient()
  const { run } = useBulkRun()
  const report = useBulkReport()
  return async (chosen: readonly string[]) => {
    const valid = attendees.filter(({ short_id, status }) => status === 'ACTIVE' && chosen.includes(short_id))
    const { failures } = await run(valid, ({ short_id }) =>
      call(cancelAttendee, { params: { event_id, attendee_short_id: short_id } }),
    )
    report(failures, valid.length)
    await client.invalidateQueries({ queryKey: eventKey(event_id) })
  }
}
