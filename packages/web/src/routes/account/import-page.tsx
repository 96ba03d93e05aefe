import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { EventsImportForm, type EventsImportOptions } from '../../features/import/events-import-form.tsx'
import { EventsImportList } from '../../features/import/events-import-list.tsx'
import { EventsImportResult } from '../../features/import/events-import-result.tsx'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { taxOrFeeQueries } from '../../features/tax-or-fee/tax-or-fee-queries.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { useMe } from '../manage/use-me.ts'

/** Brings events, or all of another account, into this one (docs/decisions/0150). */
export function ImportPage() {
  const { t } = useLingui()
  const { account_id, timezone, role } = useMe()
  const [{ data: organizers }, { data: taxesAndFees }, { data: account }] = useSuspenseQueries({
    queries: [organizerQueries.all(), taxOrFeeQueries.all(account_id), accountQueries.detail(account_id)],
  })
  const { openId, hrefFor, showInstead, close } = useOpenRow('import')
  // Kept while a file is tried, so that the next one is tried in the same way.
  const [options, setOptions] = useState<EventsImportOptions>({
    organizer_id: '',
    with_orders: true,
    taxes: {},
  })
  return (
    <>
      <PageHeader
        title={t`Import`}
        description={<Trans>Move in from another account or another system. A file is tried first.</Trans>}
      />
      <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-10">
        {openId === null ? (
          <EventsImportForm
            accountId={account_id}
            organizers={organizers}
            taxesAndFees={taxesAndFees}
            currency={account.currency}
            takesArchives={role === 'ADMIN'}
            options={options}
            onChange={setOptions}
            onStarted={showInstead}
          />
        ) : (
          <EventsImportResult
            key={openId}
            accountId={account_id}
            importId={openId}
            onStarted={showInstead}
            onAgain={close}
          />
        )}
        <EventsImportList accountId={account_id} timeZone={timezone} hrefFor={hrefFor} />
      </div>
    </>
  )
}
