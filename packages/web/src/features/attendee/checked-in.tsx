import type { Attendee } from '@foyer/contracts/attendee/attendee'
import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useFormat } from '../../lib/format/use-format.ts'

interface CheckedInProps {
  checkIns: Attendee['check_ins']
  timeZone: string
}

/** Whether an attendee was admitted, and when for the first time. */
export function CheckedIn({ checkIns, timeZone }: CheckedInProps) {
  const format = useFormat()
  const [first] = checkIns.map((checkIn) => checkIn.checked_in_at).sort()
  if (!first)
    return (
      <span className="text-muted-foreground">
        <Trans>Not yet</Trans>
      </span>
    )
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-success">
      <CircleCheck aria-hidden className="size-4" />
      <time dateTime={first}>{format.date(first, timeZone, 'time')}</time>
    </span>
  )
}
