import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { LedgerFileMenu } from '../../features/ledger/ledger-file-menu.tsx'
import { monthIn } from '../../features/ledger/month.ts'
import { MonthBooks } from '../../features/ledger/month-books.tsx'
import { MonthPicker } from '../../features/ledger/month-picker.tsx'
import { useShownMonth } from '../../features/ledger/use-shown-month.ts'
import { instantToWall } from '../../lib/format/zoned-time.ts'
import { useMe } from '../manage/use-me.ts'

export function BooksPage() {
  const { t } = useLingui()
  const { account_id } = useMe()
  const { data: account } = useSuspenseQuery(accountQueries.detail(account_id))
  const { timezone } = account
  const thisMonth = monthIn(timezone)
  const [month, setMonth] = useShownMonth(thisMonth)
  return (
    <>
      <PageHeader
        title={t`Books`}
        description={t`What came in, what went back, what it cost and what was paid out, over all events. Months and times are those of ${timezone}.`}
        action={<LedgerFileMenu accountId={account_id} month={month} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <MonthPicker
          month={month}
          first={instantToWall(account.created_at, timezone).slice(0, 7)}
          last={thisMonth}
          onChange={setMonth}
        />
        <MonthBooks accountId={account_id} month={month} timeZone={timezone} />
      </div>
    </>
  )
}
