import type { PublicOrder } from '@foyer/contracts/order/order'
import { fullName } from '@foyer/contracts/person-name'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExpressCheckoutElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { cn } from '../../lib/look/cn.ts'
import { PaymentRefusal, useConfirmPayment } from './confirm-payment.ts'

interface PaymentFormProps {
  order: PublicOrder
  returnUrl: string
  isDark: boolean
  onConfirmed: () => void
}

/** Wallets' own colors, against the page. */
const walletButtons = {
  light: { buttonHeight: 48, buttonTheme: { applePay: 'black', googlePay: 'black' } },
  dark: { buttonHeight: 48, buttonTheme: { applePay: 'white', googlePay: 'white' } },
} as const

/** Wallets first if the device has one, then the card. A refusal says what to do, and the buyer can pay again. */
export function PaymentForm({ order, returnUrl, isDark, onConfirmed }: PaymentFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const stripe = useStripe()
  const elements = useElements()
  const confirm = useConfirmPayment()
  const [isReady, setIsReady] = useState(false)
  const [hasWallets, setHasWallets] = useState(false)
  const pay = () => {
    if (!stripe || !elements || confirm.isPending) return
    const buyer = { name: fullName(order), email: order.email }
    confirm.mutate({ stripe, elements, returnUrl, buyer }, { onSuccess: onConfirmed })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pay()
  }
  return (
    <form onSubmit={submit} className="relative grid gap-6" aria-busy={!isReady}>
      {/* Out of the way rather than not shown: Stripe must be able to measure it. */}
      <div className={cn('grid gap-6', !hasWallets && 'invisible absolute inset-x-0 top-0')}>
        <ExpressCheckoutElement
          options={isDark ? walletButtons.dark : walletButtons.light}
          onReady={({ availablePaymentMethods }) => setHasWallets(Boolean(availablePaymentMethods))}
          onConfirm={pay}
        />
        <p className="flex items-center gap-4 text-sm text-muted-foreground before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
          <Trans>or pay by card</Trans>
        </p>
      </div>
      {/* The space of the form is kept from the start, so the button below does not jump. */}
      <div className="min-h-48">
        <PaymentElement
          options={{ layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } }}
          onReady={() => setIsReady(true)}
        />
      </div>
      {confirm.error && (
        <Alert role="alert" tone="danger" title={t`The payment did not go through`}>
          <p>{confirm.error instanceof PaymentRefusal && confirm.error.sentence}</p>
          <p>
            <Trans>
              You were not charged and your tickets are still held. Try again or use another card.
            </Trans>
          </p>
        </Alert>
      )}
      <div className="grid gap-3">
        <Button type="submit" size="lg" className="w-full" disabled={!isReady} isBusy={confirm.isPending}>
          <Lock aria-hidden />
          <Trans>Pay {format.money(order.total, order.currency)}</Trans>
        </Button>
        <CardSafety />
      </div>
    </form>
  )
}

export function CardSafety() {
  return (
    <p className="text-center text-sm text-muted-foreground">
      <Trans>Your card details go directly to Stripe. We never see them.</Trans>
    </p>
  )
}
