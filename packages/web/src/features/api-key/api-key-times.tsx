import type { ApiKey } from '@foyer/contracts/api-key/api-key'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge } from '../../components/ui/badge.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** Who created a key and when, when it was last used, and when it expires. */
export function ApiKeyTimes({ apiKey, timeZone }: { apiKey: ApiKey; timeZone: string }) {
  const format = useFormat()
  const { created_at, created_by, last_used_at, expires_at } = apiKey
  const hasExpired = expires_at !== null && Date.parse(expires_at) <= Date.now()
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <Time label={<Trans>Created</Trans>}>
        {format.date(created_at, timeZone)}
        {created_by !== '' && <span className="wrap-anywhere"> · {created_by}</span>}
      </Time>
      <Time label={<Trans>Last used</Trans>}>
        {last_used_at ? format.relative(last_used_at) : <Trans>Never</Trans>}
      </Time>
      <Time label={<Trans>Expires</Trans>}>
        {hasExpired ? (
          <Badge tone="danger">
            <Trans>Expired</Trans>
          </Badge>
        ) : expires_at ? (
          <>
            {format.date(expires_at, timeZone)} <DaysLeft until={expires_at} />
          </>
        ) : (
          <Trans>Never</Trans>
        )}
      </Time>
      <EarlierSecret apiKey={apiKey} timeZone={timeZone} />
    </dl>
  )
}

/** In a key's last week, how many days it still works. */
function DaysLeft({ until }: { until: string }) {
  const days = Math.ceil((Date.parse(until) - Date.now()) / 86_400_000)
  if (days > 7) return null
  return (
    <Badge tone="warning">
      <Plural value={days} one="# day left" other="# days left" />
    </Badge>
  )
}

/** While two secrets work: until when the earlier one does, and whether a program still uses it. */
function EarlierSecret({ apiKey, timeZone }: { apiKey: ApiKey; timeZone: string }) {
  const format = useFormat()
  const { overlaps_until, earlier_ending, earlier_used_at } = apiKey
  if (!overlaps_until || Date.parse(overlaps_until) <= Date.now()) return null
  return (
    <>
      <Time label={<Trans>Earlier secret works until</Trans>}>
        {format.date(overlaps_until, timeZone, 'date_time')}
        {earlier_ending && (
          <code className="text-xs whitespace-nowrap text-muted-foreground"> …{earlier_ending}</code>
        )}
      </Time>
      <Time label={<Trans>Earlier secret last used</Trans>}>
        {earlier_used_at ? format.relative(earlier_used_at) : <Trans>Not since then</Trans>}
      </Time>
    </>
  )
}

function Time({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-2">
      <dt className="shrink-0 text-muted-foreground">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
