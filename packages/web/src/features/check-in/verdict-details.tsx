import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { refusalError, type Verdict } from './verdict.ts'

/** Why, and since when: the line below a verdict's word. */
export function VerdictDetails({ verdict, zone }: { verdict: Verdict; zone: string }) {
  const describe = useErrorText()
  const format = useFormat()
  switch (verdict.kind) {
    case 'already':
      return verdict.at && <Trans>Admitted at {format.date(verdict.at, zone, 'time')}</Trans>
    case 'refused':
      return describe(refusalError(verdict.refusal))
    case 'unknown':
      return <Trans>The code belongs to no ticket of this event.</Trans>
    case 'provisional':
      return <Trans>It will be confirmed when there is a connection.</Trans>
    case 'unlisted':
      return (
        <Trans>
          It may be new, or not a ticket for this event. The scan is kept, and checked when there is a
          connection.
        </Trans>
      )
    case 'admitted':
      return null
  }
}
