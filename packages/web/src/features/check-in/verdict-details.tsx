import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { refusalError, type Verdict } from './verdict.ts'

/** The line below the verdict: why, and since when. */
export function VerdictDetails({ verdict, zone }: { verdict: Verdict; zone: string }) {
  const describe = useErrorText()
  const format = useFormat()
  switch (verdict.kind) {
    case 'already':
      return verdict.at && <Trans>Admitted at {format.date(verdict.at, zone, 'time')}</Trans>
    case 'refused':
      if (verdict.at)
        return (
          <Trans>
            Passed on at {format.date(verdict.at, zone, 'date_time_zone')}. The new ticket admits.
          </Trans>
        )
      return describe(refusalError(verdict.refusal))
    case 'unknown':
      return <Trans>This code does not belong to a ticket for this event.</Trans>
    case 'provisional':
      return <Trans>It will be confirmed when this device is back online.</Trans>
    case 'unlisted':
      return (
        <Trans>
          The ticket may be new, or not for this event. The scan is saved and will be checked when this device
          is back online.
        </Trans>
      )
    case 'admitted':
      return null
  }
}
