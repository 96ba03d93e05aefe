import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { AccountForm } from '../../features/account/account-form.tsx'
import { AccountOwner } from '../../features/account/account-owner.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { MailBudgetsCard } from '../../features/account/mail-budgets-card.tsx'
import { useMe } from '../manage/use-me.ts'

export function AccountSettingsPage() {
  const { t } = useLingui()
  const me = useMe()
  const [{ data: account }, { data: budgets }] = useSuspenseQueries({
    queries: [accountQueries.detail(me.account_id), accountQueries.mailBudgets(me.account_id)],
  })
  return (
    <>
      <PageHeader title={t`Account settings`} />
      <div className="grid grid-cols-1 gap-8">
        <AccountForm account={account} />
        <AccountOwner owner={account.owner} />
        <MailBudgetsCard budgets={budgets} me={me} />
      </div>
    </>
  )
}
