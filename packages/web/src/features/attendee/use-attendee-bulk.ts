import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import {
  cancelAttendee,
  reactivateAttendee,
  resendTicket,
} from '@foyer/contracts/attendee/attendee-endpoints'
import { createCheckIn, deleteCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { useConfirm } from '../../components/ui/confirm.tsx'
import type { RowChoice } from '../../components/ui/data-table/use-row-choice.ts'
import { useUndoToast } from '../../components/ui/use-undo-toast.tsx'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { useBulkReport } from '../../lib/list/use-bulk-report.ts'
import { useBulkRun } from '../../lib/list/use-bulk-run.ts'

/** Sends, cancels or checks in the chosen tickets, one request after the other (docs/decisions/0103). */
export function useAttendeeBulk(event_id: string, choice: RowChoice<AttendeeRow>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const confirm = useConfirm()
  const undoToast = useUndoToast()
  const report = useBulkReport()
  const { progress, run } = useBulkRun()
  const valid = choice.rows.filter(({ status }) => status === 'ACTIVE')
  const of = ({ short_id }: AttendeeRow) => ({ params: { event_id, attendee_short_id: short_id } })
  const refresh = () => client.invalidateQueries({ queryKey: eventKey(event_id) })
  /** The rows for which it worked; says how many were refused. */
  const each = async (rows: readonly AttendeeRow[], act: (row: AttendeeRow) => Promise<unknown>) => {
    const { done, failures } = await run(rows, act)
    await refresh()
    report(failures, rows.length)
    choice.clear()
    return done
  }
  const undoing = (rows: readonly AttendeeRow[], act: (row: AttendeeRow) => Promise<unknown>) => async () => {
    const { failures } = await run(rows, act)
    await refresh()
    if (failures[0]) throw failures[0].error
  }
  const send = async () => {
    const { length: count } = await each(valid, (row) => call(resendTicket, of(row)))
    if (count > 0) toast.success(t`${plural(count, { one: '# ticket sent', other: '# tickets sent' })}`)
  }
  const cancel = async () => {
    const asked = valid.length
    const isConfirmed = await confirm({
      title: t`${plural(asked, { one: 'Cancel # ticket?', other: 'Cancel # tickets?' })}`,
      description: t`These tickets can no longer be used to enter, and they go back on sale. No money is refunded. You can reactivate them while tickets are left.`,
      action: t`Cancel tickets`,
      refusal: t`Keep tickets`,
      isDestructive: true,
    })
    if (!isConfirmed) return
    const done = await each(valid, (row) => call(cancelAttendee, of(row)))
    const count = done.length
    if (count > 0)
      undoToast(t`${plural(count, { one: '# ticket cancelled', other: '# tickets cancelled' })}`, {
        undo: undoing(done, (row) => call(reactivateAttendee, of(row))),
      })
  }
  const checkIn = async (door: CheckInList) => {
    const params = { check_in_list_short_id: door.short_id }
    const done = await each(admittedBy(door, valid), ({ short_id }) =>
      call(createCheckIn, { params, body: { code: short_id, scan_id: crypto.randomUUID() } }),
    )
    const count = done.length
    if (count > 0)
      undoToast(t`${plural(count, { one: '# person checked in', other: '# people checked in' })}`, {
        description: door.name,
        undo: undoing(done, ({ reference }) =>
          call(deleteCheckIn, { params: { ...params, attendee_reference: reference } }),
        ),
      })
  }
  return { valid, progress, send, cancel, checkIn }
}

/** Of these tickets, those that a door admits and has not admitted yet. */
export function admittedBy({ id, ticket_ids }: CheckInList, rows: readonly AttendeeRow[]): AttendeeRow[] {
  return rows.filter(
    ({ ticket_id, check_ins }) =>
      (ticket_ids.length === 0 || ticket_ids.includes(ticket_id)) &&
      !check_ins.some(({ check_in_list_id }) => check_in_list_id === id),
  )
}
