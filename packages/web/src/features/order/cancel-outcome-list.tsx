import { shownName } from '@foyer/contracts/person-name'
import { Plural, Trans } from '@lingui/react/macro'
import { Reference } from '../../components/foyer/reference.tsx'
import { Button } from '../../components/ui/button.tsx'
import { DialogClose, DialogFooter } from '../../components/ui/dialog.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import type { CancelOutcome } from './use-cancel-orders.ts'

/** How cancelling several orders ended, with each one that was refused and why. */
export function CancelOutcomeList({ outcome }: { outcome: CancelOutcome }) {
  const format = useFormat()
  const describe = useErrorText()
  const { cancelled, failures, refunded } = outcome
  const amount = format.money(refunded, cancelled[0]?.currency ?? 'EUR')
  return (
    <>
      <p role="status" className="text-sm">
        <Plural
          value={cancelled.length}
          _0="No order was cancelled."
          one="# order cancelled."
          other="# orders cancelled."
        />{' '}
        {refunded > 0 && <Trans>{amount} is being refunded.</Trans>}{' '}
        <Trans>The others are as they were, and are still chosen:</Trans>
      </p>
      <ul className="grid divide-y rounded-lg border text-sm">
        {failures.map(({ row, error }) => (
          <li key={row.short_id} className="grid gap-1 px-3 py-2">
            <span className="font-medium">
              <Reference>{row.reference}</Reference> <bdi className="font-normal">{shownName(row)}</bdi>
            </span>
            <span>{describe(error)}</span>
          </li>
        ))}
      </ul>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">
            <Trans>Close</Trans>
          </Button>
        </DialogClose>
      </DialogFooter>
    </>
  )
}
