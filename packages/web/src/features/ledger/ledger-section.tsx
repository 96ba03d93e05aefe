import type { Books, LedgerLine } from '@foyer/contracts/ledger/ledger'
import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { LedgerLines } from './ledger-lines.tsx'

interface LedgerSectionProps {
  books: Books
  lines: readonly LedgerLine[]
  hasMore: boolean
  isLoadingMore: boolean
  /** Why the next lines did not come. */
  error: unknown
  onMore: () => void
}

/** The movements that a month's totals are made of, some at a time. */
export function LedgerSection({ books, lines, hasMore, isLoadingMore, error, onMore }: LedgerSectionProps) {
  const id = useId()
  const count = lines.length
  const errorText = useErrorText()
  const titles = new Map(books.sums.flatMap(({ by, which, name }) => (by === 'event' ? [[which, name]] : [])))
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="text-base font-semibold">
        <Trans>Ledger</Trans>
      </h2>
      <LedgerLines lines={lines} timeZone={books.timezone} titles={titles} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {hasMore && (
          <Button variant="secondary" isBusy={isLoadingMore} onClick={onMore}>
            <Trans>Show more</Trans>
          </Button>
        )}
        <p role="status" className="text-sm text-muted-foreground tabular-nums">
          {hasMore ? (
            <Plural value={count} one="# line shown, oldest first" other="# lines shown, oldest first" />
          ) : (
            <Plural value={count} one="# line in all" other="# lines in all, oldest first" />
          )}
        </p>
      </div>
      {error !== null && (
        <p role="alert" className="text-sm text-destructive">
          {errorText(error)}
        </p>
      )}
    </section>
  )
}
