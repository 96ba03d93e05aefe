import type { EventMessageRow } from '@foyer/contracts/event-message/event-message'
import { Plural, Trans } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import type { MessageEvent } from './message-event.ts'
import { isOverdue } from './planned-time.ts'

type Scheduled = Pick<EventMessageRow, 'status' | 'send_when' | 'days_before' | 'due_at'>

/** When a scheduled message goes out, or would have. */
export function ScheduledLine({ message, timeZone }: { message: Scheduled; timeZone: string }) {
  const format = useFormat()
  const time = format.date(message.due_at ?? '', timeZone)
  return isOverdue(message) ? <Trans>Not sent on {time}</Trans> : <Trans>Scheduled for {time}</Trans>
}

/** The same in a sheet, with the rule that it follows from. */
export function ScheduleFact({ message, timeZone }: { message: Scheduled; timeZone: string }) {
  const format = useFormat()
  return (
    <>
      <p>{format.date(message.due_at ?? '', timeZone, 'date_time_zone')}</p>
      {message.send_when === 'BEFORE_START' && (
        <p className="text-muted-foreground">
          <Plural
            value={message.days_before ?? 0}
            _0="On the day of the event. It moves with the event."
            one="# day before the event. It moves with the event."
            other="# days before the event. It moves with the event."
          />
        </p>
      )}
    </>
  )
}

/** Why a scheduled message is not sent, where something is in its way. */
export function ScheduleNotice({ message, event }: { message: Scheduled; event: MessageEvent }) {
  if (message.status !== 'SCHEDULED') return null
  if (event.status === 'ARCHIVED')
    return (
      <Alert tone="warning">
        <p>
          <Trans>This event is archived. Its scheduled messages are not sent.</Trans>
        </p>
      </Alert>
    )
  if (!isOverdue(message)) return null
  return (
    <Alert tone="warning" title={<Trans>This message was not sent at its time.</Trans>}>
      <p>
        <Trans>The event may have moved. Send the message now, choose another time, or cancel it.</Trans>
      </p>
    </Alert>
  )
}
