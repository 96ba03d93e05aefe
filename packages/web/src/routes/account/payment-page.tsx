import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { ApplicationFee } from '../../features/account/application-fee.tsx'
import { PaymentConnectionCard } from '../../features/account/payment-connection-card.tsx'
import { useMe } from '../manage/use-me.ts'

/** Stripe sends people back to this page, so it always asks the API how far the connection has come. */
export function PaymentPage() {
  const { t } = useLingui()
  const { account_id } = useMe()
  const { data, error, refetch } = useQuery(accountQueries.paymentConnection(account_id))
  return (
    <>
      <PageHeader
        title={t`Payment and billing`}
        description={t`Where the money from paid tickets goes, and what this platform keeps.`}
      />
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        {data ? (
          <>
            <PaymentConnectionCard accountId={account_id} connection={data} />
            <ApplicationFee rate={data.application_fee_rate} />
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-48 rounded-lg" />
        )}
      </div>
    </>
  )
}
