import { fullName } from '@foyer/contracts/person-name'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { apiKeyQueries } from '../../features/api-key/api-key-queries.ts'
import { AuditTable } from '../../features/audit/audit-table.tsx'
import { accountUserQueries } from '../../features/user/account-user-queries.ts'
import { useMe } from '../manage/use-me.ts'

const colleagues = { page: 1, per_page: 100, sort_by: 'first_name', sort_direction: 'asc' } as const

export function AuditLogPage() {
  const { t } = useLingui()
  const me = useMe()
  const { data: users } = useQuery(accountUserQueries.list(colleagues))
  const { data: keys = [] } = useQuery(apiKeyQueries.all(me.account_id))
  const actors = [
    ...(users?.data ?? []).map((user) => ({ value: user.id, label: fullName(user) })),
    ...keys.map(({ id, name }) => ({ value: id, label: t`API key ${name}` })),
  ]
  return (
    <>
      <PageHeader
        title={t`Audit log`}
        description={t`Who changed users, keys, payments, orders and events, and when. Entries are kept as long as the account exists.`}
      />
      <AuditTable
        accountId={me.account_id}
        timeZone={me.timezone}
        actors={actors}
        empty={
          <EmptyState icon={History} title={<Trans>Nothing has happened yet</Trans>}>
            <Trans>
              Invitations, roles, API keys, refunds and events that go live appear here, with who did it and
              when.
            </Trans>
          </EmptyState>
        }
      />
    </>
  )
}
