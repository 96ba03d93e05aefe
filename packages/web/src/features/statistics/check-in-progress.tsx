import type { CheckInStatistics } from '@foyer/contracts/statistics/event-statistics'
import { Trans } from '@lingui/react/macro'
import { Card } from '../../components/ui/card.tsx'
import { Meter } from '../../components/ui/meter.tsx'
import { useFormat } from '../../lib/use-format.ts'

/** How full each door's list is. */
export function CheckInProgress({ checkIns }: { checkIns: CheckInStatistics }) {
  const format = useFormat()
  if (checkIns.lists.length === 0) return null
  return (
    <Card className="grid content-start gap-4 p-4 sm:p-6">
      <h2 className="text-base font-semibold">
        <Trans>Check-in</Trans>
      </h2>
      <ul className="grid gap-4">
        {checkIns.lists.map((list) => (
          <li key={list.id} className="grid gap-2">
            <div className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{list.name}</span>
              <span className="shrink-0 text-muted-foreground tabular-nums">
                {format.number(list.checked_in)} / {format.number(list.attendees)}
              </span>
            </div>
            <Meter label={list.name} value={list.checked_in} max={list.attendees} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
