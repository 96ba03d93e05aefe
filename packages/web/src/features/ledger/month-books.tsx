import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { BookOpenText } from 'lucide-react'
import { Alert } from '../../components/ui/alert.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { BooksSkeleton } from './books-skeleton.tsx'
import { ChargeCard } from './charge-card.tsx'
import { EventCard } from './event-card.tsx'
import { ledgerQueries } from './ledger-queries.ts'
import { LedgerSection } from './ledger-section.tsx'
import { PayoutCard } from './payout-card.tsx'
import { TotalCards } from './total-cards.tsx'

interface MonthBooksProps {
  accountId: string
  month: string
  timeZone: string
}

/** A month's totals and the lines behind them. Both appear at once, so that nothing moves. */
export function MonthBooks({ accountId, month, timeZone }: MonthBooksProps) {
  const summary = useQuery(ledgerQueries.books(accountId, month))
  const list = useInfiniteQuery(ledgerQueries.lines(accountId, month, timeZone))
  const books = summary.data
  const unbooked = books?.unbooked ?? 0
  const lines = list.data?.pages.flatMap((page) => page.data)
  const retry = () => void Promise.all([summary.refetch(), list.refetch()])
  if (!books || !lines) {
    const error = summary.error ?? list.error
    return error ? <ErrorState error={error} onRetry={retry} /> : <BooksSkeleton />
  }
  if (books.sums.length === 0)
    return (
      <EmptyState icon={BookOpenText} title={<Trans>No money moved in this month</Trans>}>
        <Trans>
          Sales, refunds, disputes and payouts of all events stand here, with their taxes and with the fees of
          Stripe and of this platform. Free orders are not among them.
        </Trans>
      </EmptyState>
    )
  return (
    <div
      aria-busy={summary.isPlaceholderData || list.isPlaceholderData}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 transition-opacity aria-busy:opacity-60"
    >
      {unbooked > 0 && (
        <Alert>
          <Plural
            value={unbooked}
            one="Stripe has not booked # line yet. Until then its fees are missing in these totals."
            other="Stripe has not booked # lines yet. Until then their fees are missing in these totals."
          />
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:[&>:last-child:nth-child(odd)]:col-span-2">
        <TotalCards books={books} />
        <ChargeCard books={books} />
        <EventCard books={books} />
        <PayoutCard books={books} />
      </div>
      <LedgerSection
        books={books}
        lines={lines}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? list.error : null}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  )
}
