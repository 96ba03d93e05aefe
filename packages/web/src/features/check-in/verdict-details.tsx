import { Trans } from '@lingui/react/macro'
import { useErrorText } from '../../lib/use-error-text.ts'
import { useFormat } from '../../lib/use-format.ts'
import type { Verdict } from './verdict.ts'

/** Why, and since when: the line below a verdict's word. */
export function VerdictDetails({ verdict, zone }: { verdict: Verdict; zone: string }) {
  const describe = useErrorText()
  const format = useFormat()
  switch (verdict.kind) {
    case 'already':
      return verdict.at && <Trans>Admitted at {format.date(verdict.at, zone, 'time')}</Trans>
    case 'refused':
      return describe(verdict.error)
    case 'unknown':
      return <Trans>The code belongs to no ticket of this event.</Trans>
    case 'queued':
      return <Trans>There is no connection. It is sent as soon as there is one.</Trans>
    case 'admitted':
      return null
  }
}
