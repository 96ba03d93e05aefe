import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/ui/button.tsx'
import { useFormat } from '../../../lib/format/use-format.ts'
import { holderOf } from '../verdict.ts'
import { VerdictDetails } from '../verdict-details.tsx'
import type { Conflict } from './conflict.ts'
import { ConflictAdvice } from './conflict-advice.tsx'

interface ConflictCardProps {
  conflict: Conflict
  zone: string
  onDismiss: () => void
}

/** One conflict: the attendee, both times, and what to do. */
export function ConflictCard({ conflict, zone, onDismiss }: ConflictCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { answer, told, code, scanned_at } = conflict
  const holder = holderOf(answer) ?? holderOf(told)
  const name = holder?.name || code
  const time = (instant: string) => format.date(instant, zone, 'time')
  return (
    <li data-slot="conflict" className="grid gap-2 rounded-lg border border-destructive/40 p-3 text-sm">
      <div>
        <p className="text-base font-medium">
          <bdi className="wrap-anywhere">{name}</bdi>
        </p>
        {holder?.ticket && <p className="wrap-anywhere text-muted-foreground">{holder.ticket}</p>}
      </div>
      <ul className="tabular-nums">
        <li>
          {answer.kind === 'admitted' ? (
            <Trans>Turned away here at {time(scanned_at)}</Trans>
          ) : (
            <Trans>Scanned here offline at {time(scanned_at)}</Trans>
          )}
        </li>
        <li>
          {answer.kind === 'already' && answer.at ? (
            <Trans>Admitted by another device at {time(answer.at)}</Trans>
          ) : answer.kind === 'admitted' ? (
            <Trans>Counted as admitted by this scan</Trans>
          ) : (
            <VerdictDetails verdict={answer} zone={zone} />
          )}
        </li>
      </ul>
      <p className="text-pretty text-muted-foreground">
        <ConflictAdvice answer={answer} />
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        aria-label={t`Dismiss the conflict for ${name}`}
        onClick={onDismiss}
      >
        <Trans>Dismiss</Trans>
      </Button>
    </li>
  )
}
