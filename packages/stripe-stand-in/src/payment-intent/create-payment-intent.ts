import { invalidRequest } from '../api/api-error.ts'
import type { ApiCall } from '../api/endpoint.ts'
import type { FormFields } from '../api/form-body.ts'
import {
  choice,
  fieldsOf,
  flag,
  listOf,
  metadataAfter,
  missing,
  positiveInteger,
  requiredText,
  text,
} from '../api/params.ts'
import { emitEvent } from '../event/emit-event.ts'
import { paymentMethodById } from '../payment-method/payment-method.ts'
import {
  isConnected,
  newId,
  nowSeconds,
  PLATFORM_ACCOUNT,
  PLATFORM_APPLICATION,
  type Scope,
} from '../stand-in.ts'
import { stripeLimits } from '../stripe-limits.ts'
import { checkChargeAmount, readCurrency } from './charge-amount.ts'
import { confirmIntent } from './confirm-payment-intent.ts'
import type { PaymentIntent } from './payment-intent.ts'

export const CREATE_INTENT_PARAMS = [
  'amount',
  'application_fee_amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'currency',
  'description',
  'metadata',
  'payment_method',
  'payment_method_types',
  'receipt_email',
  'return_url',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
]

export function createPaymentIntent(call: ApiCall): PaymentIntent {
  const { params } = call
  const amount = positiveInteger(params, 'amount')
  if (amount === undefined) throw missing('amount')
  const currency = readCurrency(requiredText(params, 'currency'))
  checkChargeAmount(amount, currency)
  checkCanCharge(call)
  const id = newId('pi')
  const method = text(params, 'payment_method')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: isForConnected(call) ? PLATFORM_APPLICATION : null,
    application_fee_amount: applicationFee(call, amount),
    automatic_payment_methods: automaticMethods(params),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: choice(params, 'capture_method', ['automatic', 'automatic_async']) ?? 'automatic_async',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: nowSeconds(),
    currency,
    customer: null,
    customer_account: null,
    description: text(params, 'description', stripeLimits.descriptionLength) || null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: metadataAfter(params, {}),
    next_action: null,
    on_behalf_of: null,
    payment_method: method ? paymentMethodById(call, method).id : null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: text(params, 'receipt_email') || null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor:
      text(params, 'statement_descriptor', stripeLimits.statementDescriptorLength) || null,
    statement_descriptor_suffix:
      text(params, 'statement_descriptor_suffix', stripeLimits.statementDescriptorLength) || null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: text(params, 'transfer_group') || null,
  }
  call.standIn.store.put('payment_intent', call.account, intent)
  emitEvent(call, 'payment_intent.created', intent)
  return flag(params, 'confirm') ? confirmIntent(call, intent) : intent
}

/** The fee that goes to the platform: only on a connected account's payment, from 1 up to the whole amount. */
export function applicationFee(call: ApiCall, amount: number): number | null {
  const fee = positiveInteger(call.params, 'application_fee_amount')
  if (fee === undefined) return null
  const param = 'application_fee_amount'
  if (!isForConnected(call)) {
    throw invalidRequest(
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
      { param },
    )
  }
  if (fee > amount) {
    throw invalidRequest('The application fee cannot be greater than the amount of the payment.', { param })
  }
  return fee
}

/** Whether the platform acts for a connected account: an owner's own payments name no application and have no fee. */
function isForConnected(call: ApiCall): boolean {
  return call.isPlatform && isConnected(call)
}

function checkCanCharge(scope: Scope): void {
  if (!isConnected(scope)) return
  const account = scope.standIn.store.get('account', PLATFORM_ACCOUNT, scope.account)
  if (account?.charges_enabled) return
  throw invalidRequest(
    'No valid payment method types for this Payment Intent. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard (https://dashboard.stripe.com/settings/payment_methods) or specify payment_method_types. This account cannot take charges yet: it has requirements due.',
    { code: 'payment_intent_invalid_parameter' },
  )
}

function automaticMethods(params: FormFields): PaymentIntent['automatic_payment_methods'] {
  const types = listOf(params, 'payment_method_types')
  const given = fieldsOf(params, 'automatic_payment_methods')
  if (given && types.length > 0) {
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
      { code: 'parameters_exclusive', param: 'automatic_payment_methods' },
    )
  }
  if (types.some((type) => type !== 'card')) {
    throw invalidRequest('The local stand-in takes cards only.', { param: 'payment_method_types' })
  }
  if (types.length > 0) return null
  // Automatic unless said otherwise, since API version 2023-08-16.
  const enabled = flag(given ?? {}, 'enabled') ?? true
  if (!enabled) return null
  return { enabled, allow_redirects: choice(given ?? {}, 'allow_redirects', ['always', 'never']) ?? 'always' }
}
