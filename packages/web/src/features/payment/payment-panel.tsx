import type { PublicOrder } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useMemo } from 'react'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { isCallError } from '../../lib/api/call-error.ts'
import { useMediaQuery } from '../../lib/browser/use-media-query.ts'
import { useTheme } from '../../lib/look/theme.ts'
import { paymentAppearance } from './payment-appearance.ts'
import { CardSafety, PaymentForm } from './payment-form.tsx'
import { paymentIntentQuery } from './payment-queries.ts'

interface PaymentPanelProps {
  order: PublicOrder
  returnPath: string
  onConfirmed: () => void
  /** Called when the order has changed: it was paid in another tab, or has expired. Must be stable. */
  onOrderChanged: () => void
}

/** Stripe's form for one order, in Foyer's colors of the current theme. */
export function PaymentPanel({ order, returnPath, onConfirmed, onOrderChanged }: PaymentPanelProps) {
  const { i18n } = useLingui()
  const intent = useQuery(paymentIntentQuery(order.short_id, i18n.locale))
  const isOver = isOrderOver(intent.error)
  useEffect(() => {
    if (isOver) onOrderChanged()
  }, [isOver, onOrderChanged])
  if (intent.error && !intent.isFetching)
    return (
      <ErrorState
        error={intent.error}
        title={<Trans>The payment form could not be loaded</Trans>}
        {...(isFinal(intent.error) ? {} : { onRetry: () => void intent.refetch() })}
      />
    )
  if (!intent.data) return <PaymentSkeleton />
  return (
    <StripeForm
      stripe={intent.data.stripe}
      client_secret={intent.data.client_secret}
      order={order}
      returnUrl={window.location.origin + returnPath}
      onConfirmed={onConfirmed}
    />
  )
}

interface StripeFormProps extends Omit<ComponentProps<typeof PaymentForm>, 'isDark'> {
  stripe: Stripe
  client_secret: string
}

function StripeForm({ stripe, client_secret, ...form }: StripeFormProps) {
  const isDark = useIsDark()
  const appearance = useMemo(() => paymentAppearance(isDark), [isDark])
  return (
    <Elements stripe={stripe} options={{ clientSecret: client_secret, appearance, loader: 'always' }}>
      <PaymentForm {...form} isDark={isDark} />
    </Elements>
  )
}

function isOrderOver(error: Error | null): boolean {
  return isCallError(error, 'order.expired') || isCallError(error, 'order.already_completed')
}

function isFinal(error: Error): boolean {
  return isCallError(error) && error.status === 409
}

function useIsDark(): boolean {
  const [theme] = useTheme()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  return theme === 'system' ? isSystemDark : theme === 'dark'
}

/** A skeleton with the form's height, and its words, which a slow phone then shows at once. */
function PaymentSkeleton() {
  return (
    <div className="grid gap-6" aria-busy>
      <div className="grid min-h-48 content-start gap-4">
        <Skeleton className="h-16" />
        <div className="grid grid-cols-2 gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-12" />
        <CardSafety />
      </div>
    </div>
  )
}
