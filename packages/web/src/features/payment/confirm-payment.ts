import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { useMutation } from '@tanstack/react-query'

/** The key for `useIsMutating`. While a payment runs, the page must not remove the payment form. */
export const confirmPaymentKey = ['confirm-payment']

interface ConfirmPayment {
  stripe: Stripe
  elements: StripeElements
  /** The address to which banks that take over the whole page send the buyer back. */
  returnUrl: string
  buyer: { name: string; email: string }
}

/** Says why the card was not charged: Stripe's sentence in the buyer's language if it is meant for buyers, else null. */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal'
  readonly sentence: string | null

  constructor(error: StripeError) {
    super(error.code ?? error.type)
    const isForBuyers = error.type === 'card_error' || error.type === 'validation_error'
    this.sentence = isForBuyers ? (error.message ?? null) : null
  }
}

/** Pays, including 3-D Secure. Resolves when Stripe has accepted the payment. The API says whether it succeeded. */
export function useConfirmPayment() {
  return useMutation({
    mutationKey: confirmPaymentKey,
    mutationFn: async ({ stripe, elements, returnUrl, buyer }: ConfirmPayment) => {
      const { error } = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: {
          return_url: returnUrl,
          payment_method_data: { billing_details: buyer },
        },
      })
      if (error && !isUnderWay(error)) throw new PaymentRefusal(error)
    },
    meta: { isErrorShownInPlace: true },
  })
}

/** Whether another tab paid this order first, which is not a failure. */
function isUnderWay({ payment_intent }: StripeError): boolean {
  return payment_intent?.status === 'succeeded' || payment_intent?.status === 'processing'
}
