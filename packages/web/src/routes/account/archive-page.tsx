import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { ArchiveCard } from '../../features/archive/archive-card.tsx'
import { paths } from '../../paths.ts'
import { useMe } from '../manage/use-me.ts'

export function ArchivePage() {
  const { t } = useLingui()
  const { account_id } = useMe()
  const { data: account } = useSuspenseQuery(accountQueries.detail(account_id))
  return (
    <>
      <PageHeader
        title={t`Archive`}
        description={
          <Trans>
            All that you entered and sold here, as one file that you can keep or take along. To bring one in,
            open{' '}
            <Link to={paths.account('import')} className="text-link underline underline-offset-4">
              Import
            </Link>
            .
          </Trans>
        }
      />
      <ArchiveCard accountId={account_id} timeZone={account.timezone} />
    </>
  )
}
