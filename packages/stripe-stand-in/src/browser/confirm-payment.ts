import { type BrowserKey, confirmIntent } from './api-client.ts'
import type { Elements } from './elements.ts'
import type { ConfirmResult } from './frame-message.ts'
import { IntegrationError } from './integration-error.ts'
import { handleAction, leaveFor } from './next-action.ts'

export interface ConfirmOptions {
  elements?: Elements
  clientSecret?: string
  confirmParams?: {
    return_url?: string
    receipt_email?: string
    payment_method?: string
    payment_method_data?: { billing_details?: object }
  }
  redirect?: 'always' | 'if_required'
}

/** Pays with the form's data, including 3-D Secure, then goes back to the page or on to the return address. */
export async function confirmPayment(
  base: string,
  key: BrowserKey,
  options: ConfirmOptions,
): Promise<ConfirmResult> {
  const { elements, confirmParams = {}, redirect = 'always' } = options
  const clientSecret = options.clientSecret ?? elements?.clientSecret
  if (!clientSecret) throw new IntegrationError('stripe.confirmPayment() needs a clientSecret.')
  if (redirect === 'always' && !confirmParams.return_url) {
    throw new IntegrationError(
      'stripe.confirmPayment() needs confirmParams.return_url when redirect is "always".',
    )
  }
  if (elements?.needsSubmit) {
    throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().')
  }
  const first = await attempt(base, key, clientSecret, options)
  // The device's sheet closes before a bank asks anything.
  elements?.expressElement?.settle()
  const result = await handleAction(base, key, clientSecret, first)
  if (result.error || redirect === 'if_required') return result
  return leaveFor(confirmParams.return_url ?? '', result)
}

async function attempt(
  base: string,
  key: BrowserKey,
  clientSecret: string,
  { elements, confirmParams = {} }: ConfirmOptions,
): Promise<ConfirmResult> {
  const { payment_method, receipt_email, return_url, payment_method_data } = confirmParams
  if (payment_method || !elements) {
    return confirmIntent(base, key, clientSecret, { payment_method, receipt_email, return_url })
  }
  const token = elements.expressElement?.authorized
  if (token) {
    const data = { type: 'card', card: { token }, billing_details: payment_method_data?.billing_details }
    return confirmIntent(base, key, clientSecret, { receipt_email, return_url, payment_method_data: data })
  }
  const form = elements.paymentElement
  if (!form) throw new IntegrationError('stripe.confirmPayment() needs a mounted Payment Element.')
  const invalid = await form.submit()
  if (invalid) return { error: invalid }
  return form.confirm({
    clientSecret,
    ...key,
    returnUrl: return_url,
    receiptEmail: receipt_email,
    billingDetails: payment_method_data?.billing_details,
  })
}
