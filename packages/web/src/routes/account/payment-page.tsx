import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NoPermission } from '../../components/layout/page-error.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { PaymentConnection } from '../../features/account/payment-connection.tsx'
import { useMe } from '../manage/use-me.ts'

/** Where Stripe sends people back to, so it always asks anew how far the connection has come. */
export function PaymentPage() {
  const { t } = useLingui()
  const me = useMe()
  const isAdmin = me.role === 'ADMIN'
  const { data, error, refetch } = useQuery({
    ...accountQueries.detail(me.account_id),
    enabled: isAdmin,
    staleTime: 0,
  })
  if (!isAdmin) return <NoPermission />
  return (
    <>
      <PageHeader title={t`Payment`} description={t`Where the money of paid tickets goes.`} />
      <div className="max-w-3xl">
        {data ? (
          <PaymentConnection account={data} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-48 rounded-lg" />
        )}
      </div>
    </>
  )
}
