import type { StripeConstructorOptions, WrapperLibrary } from '@stripe/stripe-js'
import { type BrowserKey, confirmIntent, retrieveIntent } from './api-client.ts'
import { type ConfirmOptions, confirmPayment } from './confirm-payment.ts'
import { Elements, type ElementsOptions } from './elements.ts'
import type { ConfirmResult } from './frame-message.ts'
import { IntegrationError } from './integration-error.ts'
import { handleAction } from './next-action.ts'

declare const STRIPE_RELEASE: string

// The stand-in is where its script came from, whatever prefix a proxy gives it.
const BASE = new URL('.', (document.currentScript as HTMLScriptElement).src).href

/**
 * `window.Stripe` of the stand-in. The web app adds this script by the address that the API's public
 * configuration gives (`stripe_js_url`; Stripe's own address in production, the same code path), waits for
 * its `load` event, and then calls `loadStripe` of `@stripe/stripe-js/pure`, which takes the `window.Stripe`
 * that is there instead of adding a script of its own.
 */
function createStripe(publishableKey: string, options: StripeConstructorOptions = {}) {
  if (!publishableKey?.startsWith('pk_')) {
    throw new IntegrationError(
      'Please call Stripe() with your publishable key. You used an empty or other string.',
    )
  }
  const key: BrowserKey = { publishableKey, account: options.stripeAccount }
  const retrieve = (clientSecret: string) => retrieveIntent(BASE, key, clientSecret)
  return {
    elements: (group?: ElementsOptions) => new Elements(BASE, key, group),
    confirmPayment: (wish: ConfirmOptions) => confirmPayment(BASE, key, wish),
    retrievePaymentIntent: retrieve,
    async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<ConfirmResult> {
      return handleAction(BASE, key, clientSecret, await retrieve(clientSecret))
    },
    async confirmCardPayment(clientSecret: string, data: { payment_method?: unknown } = {}) {
      if (data.payment_method !== undefined && typeof data.payment_method !== 'string') {
        throw new IntegrationError('The stand-in confirms card payments by the id of a payment method only.')
      }
      const first = await confirmIntent(BASE, key, clientSecret, { payment_method: data.payment_method })
      return handleAction(BASE, key, clientSecret, first)
    },
    createToken: () => Promise.reject(notThere('createToken')),
    createPaymentMethod: () => Promise.reject(notThere('createPaymentMethod')),
    registerAppInfo: (_wrapper: WrapperLibrary) => {},
    _registerWrapper: (_wrapper: WrapperLibrary) => {},
  }
}

function notThere(name: string): IntegrationError {
  return new IntegrationError(`The local stand-in for Stripe has no ${name}().`)
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: STRIPE_RELEASE }) })
