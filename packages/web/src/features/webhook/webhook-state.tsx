import type { Webhook } from '@foyer/contracts/webhook/webhook'
import { Trans } from '@lingui/react/macro'
import { Badge } from '../../components/ui/badge.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** Whether a webhook is on, and what is wrong with it. */
export function WebhookState({ webhook, timeZone }: { webhook: Webhook; timeZone: string }) {
  const format = useFormat()
  const { is_on, stopped, failing_since, overlaps_until } = webhook
  const isOverlapping = overlaps_until !== null && Date.parse(overlaps_until) > Date.now()
  return (
    <div className="grid gap-1 text-sm text-muted-foreground">
      {!is_on && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={stopped ? 'danger' : 'neutral'}>
            <Trans>Off</Trans>
          </Badge>
          {stopped === 'FAILED' && (
            <Trans>No message arrived for three days. Switch it on to try again.</Trans>
          )}
          {stopped === 'GONE' && <Trans>The address answered that it is gone.</Trans>}
        </p>
      )}
      {is_on && failing_since && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="danger">
            <Trans>Failing</Trans>
          </Badge>
          <Trans>Since {format.date(failing_since, timeZone, 'date_time')}. It is tried again.</Trans>
        </p>
      )}
      {isOverlapping && (
        <p>
          <Trans>The earlier secret signs until {format.date(overlaps_until, timeZone, 'date_time')}.</Trans>
        </p>
      )}
    </div>
  )
}
