import type { EventMessageRow } from '@foyer/contracts/event-message/event-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { Meter } from '../../components/ui/meter.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { ScheduledLine } from './scheduled-line.tsx'

interface MessageProgressProps {
  message: EventMessageRow
  timeZone: string
}

/** How many recipients have got the message, and how many are left out; before that, when it goes out. */
export function MessageProgress({ message, timeZone }: MessageProgressProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { subject, status, total } = message
  if (status === 'SCHEDULED') return <ScheduledLine message={message} timeZone={timeZone} />
  const sent = format.number(message.sent)
  const of = format.number(total)
  const skipped = format.number(message.skipped)
  const failed = format.number(message.failed)
  return (
    <div className="grid min-w-32 gap-1.5">
      <p className="tabular-nums">
        <Trans>
          {sent} of {of}
        </Trans>
        <span className="text-muted-foreground">
          {message.skipped > 0 && <Trans>, {skipped} skipped</Trans>}
          {message.failed > 0 && <Trans>, {failed} failed</Trans>}
        </span>
      </p>
      {status !== 'SENT' && (
        <Meter
          label={t`Emails sent for “${subject}”`}
          value={message.sent}
          max={total}
          pending={message.skipped + message.failed}
        />
      )}
    </div>
  )
}
