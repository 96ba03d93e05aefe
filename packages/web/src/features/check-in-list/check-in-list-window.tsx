import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'

interface CheckInListWindowProps {
  list: Pick<CheckInList, 'activates_at' | 'closes_at'>
  timeZone: string
}

/** The time in which a list admits. */
export function CheckInListWindow({ list, timeZone }: CheckInListWindowProps) {
  const format = useFormat()
  const from = list.activates_at && format.date(list.activates_at, timeZone)
  const until = list.closes_at && format.date(list.closes_at, timeZone)
  if (from && until)
    return (
      <p>
        <Trans>
          From {from} until {until}
        </Trans>
      </p>
    )
  if (from)
    return (
      <p>
        <Trans>From {from}</Trans>
      </p>
    )
  if (until)
    return (
      <p>
        <Trans>Until {until}</Trans>
      </p>
    )
  return null
}
