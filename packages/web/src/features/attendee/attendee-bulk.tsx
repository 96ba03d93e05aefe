import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import {
  cancelAttendee,
  reactivateAttendee,
  resendTicket,
} from '@foyer/contracts/attendee/attendee-endpoints'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Ban, Mail } from 'lucide-react'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { BulkProgressText } from '../../components/ui/data-table/bulk-progress.tsx'
import type { RowChoice } from '../../components/ui/data-table/use-row-choice.ts'
import { useUndoToast } from '../../components/ui/use-undo-toast.tsx'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { useBulkReport } from '../../lib/list/use-bulk-report.ts'
import { useBulkRun } from '../../lib/list/use-bulk-run.ts'

interface AttendeeBulkProps {
  eventId: string
  choice: RowChoice<AttendeeRow>
}

/** Sends or cancels the chosen tickets that are valid. Cancelling can be undone while tickets are left. */
export function AttendeeBulk({ eventId: event_id, choice }: AttendeeBulkProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const confirm = useConfirm()
  const undoToast = useUndoToast()
  const report = useBulkReport()
  const { progress, run } = useBulkRun()
  const valid = choice.rows.filter(({ status }) => status === 'ACTIVE')
  const of = ({ short_id }: AttendeeRow) => ({ params: { event_id, attendee_short_id: short_id } })
  const refresh = () => client.invalidateQueries({ queryKey: eventKey(event_id) })
  const send = async () => {
    const { done, failures } = await run(valid, (row) => call(resendTicket, of(row)))
    report(failures, valid.length)
    const count = done.length
    if (count > 0) toast.success(t`${plural(count, { one: '# ticket sent', other: '# tickets sent' })}`)
    choice.clear()
  }
  const reactivate = async (rows: readonly AttendeeRow[]) => {
    const { failures } = await run(rows, (row) => call(reactivateAttendee, of(row)))
    await refresh()
    if (failures[0]) throw failures[0]
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
    const { done, failures } = await run(valid, (row) => call(cancelAttendee, of(row)))
    await refresh()
    report(failures, asked)
    const count = done.length
    if (count > 0)
      undoToast(t`${plural(count, { one: '# ticket cancelled', other: '# tickets cancelled' })}`, {
        undo: () => reactivate(done),
      })
    choice.clear()
  }
  const isIdle = progress === null
  return (
    <>
      {progress && <BulkProgressText {...progress} />}
      <Button variant="secondary" disabled={!isIdle || valid.length === 0} onClick={() => void send()}>
        <Mail />
        <Trans>Send tickets again</Trans>
      </Button>
      <Button variant="secondary" disabled={!isIdle || valid.length === 0} onClick={() => void cancel()}>
        <Ban />
        <Trans>Cancel tickets</Trans>
      </Button>
    </>
  )
}
