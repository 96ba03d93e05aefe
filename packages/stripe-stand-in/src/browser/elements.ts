import type { StripeError } from '@stripe/stripe-js'
import type { BrowserKey } from './api-client.ts'
import { Emitter } from './emitter.ts'
import { ExpressCheckoutElement, type ExpressOptions } from './express-checkout-element.ts'
import type { FormOptions } from './frame-message.ts'
import { IntegrationError } from './integration-error.ts'
import { PaymentElement } from './payment-element.ts'

export interface ElementsOptions extends FormOptions {
  clientSecret?: string
  mode?: string
  amount?: number
  currency?: string
  locale?: string
}

type SubmitResult =
  | { error: StripeError; selectedPaymentMethod?: undefined }
  | { selectedPaymentMethod: string; error?: undefined }

/** The group of `stripe.elements()`: at most one element of each kind, sharing appearance and intent. */
export class Elements extends Emitter {
  readonly #base: string
  readonly #key: BrowserKey
  #options: ElementsOptions
  #payment: PaymentElement | undefined
  #express: ExpressCheckoutElement | undefined
  #isSubmitted = false

  constructor(base: string, key: BrowserKey, options: ElementsOptions = {}) {
    super()
    if (options.clientSecret && options.mode) {
      throw new IntegrationError('elements(): pass either clientSecret or mode, not both.')
    }
    this.#base = base
    this.#key = key
    this.#options = options
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret
  }

  /** With `mode`, the form must be submitted before a client secret is asked for and confirmed. */
  get needsSubmit(): boolean {
    return this.#options.mode !== undefined && !this.#isSubmitted
  }

  create(type: string, options: FormOptions & ExpressOptions = {}): PaymentElement | ExpressCheckoutElement {
    if (this.getElement(type)) throw new IntegrationError(`Can only create one Element of type ${type}.`)
    if (type === 'expressCheckout') {
      const place = { base: this.#base, key: this.#key, clientSecret: () => this.clientSecret }
      this.#express = new ExpressCheckoutElement(place, options)
      this.#express.on('destroy', () => {
        this.#express = undefined
      })
      return this.#express
    }
    if (type !== 'payment')
      throw new IntegrationError(`The local stand-in for Stripe has no ${type} Element.`)
    const { appearance, fonts } = this.#options
    const payment = new PaymentElement(this.#base, { appearance, fonts, ...options })
    payment.on('destroy', () => {
      this.#payment = undefined
    })
    payment.on('change', () => {
      this.#isSubmitted = false
    })
    this.#payment = payment
    return payment
  }

  getElement(type: string): PaymentElement | ExpressCheckoutElement | null {
    if (type === 'payment') return this.#payment ?? null
    return type === 'expressCheckout' ? (this.#express ?? null) : null
  }

  get paymentElement(): PaymentElement | undefined {
    return this.#payment
  }

  get expressElement(): ExpressCheckoutElement | undefined {
    return this.#express
  }

  async update(options: Partial<ElementsOptions>): Promise<void> {
    this.#options = { ...this.#options, ...options }
    const { appearance, fonts } = this.#options
    this.#payment?.update({ appearance, fonts })
    this.emit('update-end')
  }

  async fetchUpdates(): Promise<{ error?: undefined }> {
    return {}
  }

  async submit(): Promise<SubmitResult> {
    if (!this.#payment) throw new IntegrationError('elements.submit() needs a mounted Payment Element.')
    const error = await this.#payment.submit()
    this.#isSubmitted = error === undefined
    return error ? { error } : { selectedPaymentMethod: 'card' }
  }
}
