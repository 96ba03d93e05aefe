import type { PublicOrder } from '@foyer/contracts/order/order'
import type { PaymentOutcome } from '@foyer/contracts/payment/payment'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { asked, paymentOutcomeQuery } from './payment-queries.ts'
import { nextPollDelay } from './poll-delay.ts'

interface PaymentReturnProps {
  order: PublicOrder
  /** The address of the payment step. */
  paymentPath: string
  /** Called when the API says that the payment is decided. Must be stable. */
  onSettled: (order: PublicOrder) => void
}

/** The page after the bank. It asks for the payment's outcome, and says so while the outcome is unknown (F4). */
export function PaymentReturn({ order, paymentPath, onSettled }: PaymentReturnProps) {
  const client = useQueryClient()
  const query = paymentOutcomeQuery(order.short_id)
  const { data, isFetching } = useQuery(query)
  const state = client.getQueryState(query.queryKey)
  const isGivenUp = !isFetching && state !== undefined && nextPollDelay(data?.outcome, asked(state)) === null
  // The bank is slow. The summary says so, and keeps asking.
  const isSlow = isGivenUp && data?.outcome === 'PROCESSING'
  const settled = data && (isSlow || isSettled(data.outcome, data.order)) ? data.order : null
  useEffect(() => {
    if (settled) onSettled(settled)
  }, [settled, onSettled])
  const tryAgain = (
    <Button asChild size="lg">
      <a href={paymentPath}>
        <Trans>Back to payment</Trans>
      </a>
    </Button>
  )
  if (data?.outcome === 'FAILED')
    return (
      <Message title={<Trans>The payment did not go through</Trans>} action={tryAgain}>
        <Trans>You were not charged. Try again or use another card.</Trans>
      </Message>
    )
  if (isGivenUp && !isSlow)
    return (
      <Message
        title={<Trans>We could not confirm your payment yet</Trans>}
        action={
          <>
            <Button size="lg" onClick={() => void client.resetQueries({ queryKey: query.queryKey })}>
              <Trans>Check again</Trans>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <a href={paymentPath}>
                <Trans>Back to payment</Trans>
              </a>
            </Button>
          </>
        }
      >
        <Trans>
          If you finished paying, do not pay again. We keep checking and will email {order.email} as soon as
          your bank answers.
        </Trans>
      </Message>
    )
  return (
    <Message
      icon={<Spinner className="size-8 text-muted-foreground" />}
      title={
        data?.outcome === 'PROCESSING' ? (
          <Trans>Your bank is still working on it</Trans>
        ) : (
          <Trans>Confirming your payment</Trans>
        )
      }
    >
      <Trans>This takes a few seconds. Please do not pay again.</Trans>
    </Message>
  )
}

function isSettled(outcome: PaymentOutcome, order: PublicOrder): boolean {
  return outcome === 'SUCCEEDED' || order.refund_status !== 'NONE' || order.status === 'CANCELLED'
}

interface MessageProps {
  icon?: ReactNode
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}

function Message({ icon, title, action, children }: MessageProps) {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-16 text-center">
      {icon}
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="max-w-md text-pretty text-muted-foreground">{children}</p>
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
