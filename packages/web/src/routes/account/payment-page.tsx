import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { ApplicationFee } from '../../features/account/application-fee.tsx'
import { PaymentConnectionCard } from '../../features/account/payment-connection-card.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { safely } from '../../lib/browser/safely.ts'
import { paths } from '../../paths.ts'
import { useMe } from '../manage/use-me.ts'

/** Stripe sends people back to this page, so it always asks the API how far the connection has come. */
export function PaymentPage() {
  const { t } = useLingui()
  const { account_id, is_email_confirmed } = useMe()
  const { data, error, refetch } = useQuery(accountQueries.paymentConnection(account_id))
  const eventId = useEventToReturnTo()
  return (
    <>
      <PageHeader
        title={t`Payment and billing`}
        description={t`Where the money from paid tickets goes, and what this platform keeps.`}
      />
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        {eventId !== null && <BackToEvent eventId={eventId} isConnected={data?.status === 'CONNECTED'} />}
        {data ? (
          <>
            <PaymentConnectionCard accountId={account_id} connection={data} mayConnect={is_email_confirmed} />
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

const returnKey = 'connecting-payments-for'

/** The event that people came from, which they leave for Stripe's own site in between. */
function useEventToReturnTo(): string | null {
  const [params] = useSearchParams()
  const given = params.get('event')
  useEffect(() => {
    if (given !== null) safely(() => sessionStorage.setItem(returnKey, given))
  }, [given])
  return given ?? safely(() => sessionStorage.getItem(returnKey)) ?? null
}

function BackToEvent({ eventId, isConnected }: { eventId: string; isConnected: boolean }) {
  const { data: event } = useQuery({ ...eventQueries.detail(eventId), retry: false })
  if (!event) return null
  const { title } = event
  return (
    <Alert
      tone={isConnected ? 'success' : 'neutral'}
      title={isConnected ? <Trans>Payments are connected</Trans> : <Trans>For “{title}”</Trans>}
      action={
        <Button asChild variant={isConnected ? 'primary' : 'secondary'} size="sm">
          <Link to={paths.event(event.id, 'dashboard')}>
            <ArrowLeft />
            <Trans>Back to the event</Trans>
          </Link>
        </Button>
      }
    >
      {isConnected ? (
        <Trans>“{title}” can go live with paid tickets.</Trans>
      ) : (
        <Trans>Its paid tickets can be sold once payments are connected.</Trans>
      )}
    </Alert>
  )
}
