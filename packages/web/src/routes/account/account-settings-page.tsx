import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { NoPermission } from '../../components/layout/page-error.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { AccountForm } from '../../features/account/account-form.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { useMe } from '../manage/use-me.ts'

export function AccountSettingsPage() {
  const { t } = useLingui()
  const me = useMe()
  const { data: account } = useSuspenseQuery(accountQueries.detail(me.account_id))
  if (me.role !== 'ADMIN') return <NoPermission />
  return (
    <>
      <PageHeader title={t`Account settings`} />
      <div className="max-w-3xl">
        <AccountForm account={account} />
      </div>
    </>
  )
}
