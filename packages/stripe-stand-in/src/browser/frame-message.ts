import type { Appearance, PaymentIntent, StripeError } from '@stripe/stripe-js'

/** What the page's script and the framed payment form say to each other, over one message channel. */

export interface FormOptions {
  appearance?: Appearance
  fonts?: { family?: string; src?: string; weight?: string; style?: string }[]
  readOnly?: boolean
}

export interface ConfirmWish {
  clientSecret: string
  publishableKey: string
  account?: string
  returnUrl?: string
  receiptEmail?: string
  billingDetails?: object
}

export type ConfirmResult =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { paymentIntent?: undefined; error: StripeError }

export type ToForm =
  | { type: 'options'; options: FormOptions }
  | { type: 'focus' }
  | { type: 'blur' }
  | { type: 'clear' }
  | { type: 'submit'; id: number }
  | { type: 'confirm'; id: number; wish: ConfirmWish }

export type FromForm =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'change'; empty: boolean; complete: boolean }
  | { type: 'focus' }
  | { type: 'blur' }
  | { type: 'escape' }
  | { type: 'submitted'; id: number; error?: StripeError }
  | { type: 'confirmed'; id: number; result: ConfirmResult }

/** The first message to the frame: it hands over the channel's port. */
export const CONNECT = 'foyer-stripe-connect'

/** The messages of the 3-D Secure page to the script that framed it. */
export const CHALLENGE_ANSWERED = 'foyer-stripe-challenge-answered'
export const CHALLENGE_LEFT = 'foyer-stripe-challenge-left'
