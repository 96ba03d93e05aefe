import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { useMutation } from '@tanstack/react-query'

/** Found by `useIsMutating`: while it runs, the page must not take the payment form away. */
export const confirmPaymentKey = ['confirm-payment']

interface ConfirmPayment {
  stripe: Stripe
  elements: StripeElements
  /** Where banks that take over the whole page send the buyer back to. */
  returnUrl: string
  buyer: { name: string; email: string }
}

/** Why the card was not charged: Stripe's sentence in the buyer's language where it is meant for them, else null. */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal'
  readonly sentence: string | null

  constructor(error: StripeError) {
    super(error.code ?? error.type)
    const isForBuyers = error.type === 'card_error' || error.type === 'validation_error'
    this.sentence = isForBuyers ? (error.message ?? null) : null
  }
}

/** Pays; 3-D Secure happens inside. Resolves when Stripe has taken the payment on; whether it succeeded, the API says. */
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

/** Another tab paid this order first: that is not a failure. */
function isUnderWay({ payment_intent }: StripeError): boolean {
  return payment_intent?.status === 'succeeded' || payment_intent?.status === 'processing'
}
