import type { ApiCall } from '../api/endpoint.ts'
import { metadataAfter, positiveInteger, text } from '../api/params.ts'
import { paymentMethodById } from '../payment-method/payment-method.ts'
import { checkChargeAmount, readCurrency } from './charge-amount.ts'
import { applicationFee } from './create-payment-intent.ts'
import {
  changeIntent,
  intentOf,
  OPEN_STATUSES,
  type PaymentIntent,
  unexpectedState,
} from './payment-intent.ts'

export const UPDATE_INTENT_PARAMS = [
  'amount',
  'application_fee_amount',
  'currency',
  'description',
  'metadata',
  'payment_method',
  'receipt_email',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
]

// What may change even after the payment.
const ALWAYS_OPEN = ['description', 'expand', 'metadata', 'transfer_group']

export function updatePaymentIntent(call: ApiCall): PaymentIntent {
  const intent = intentOf(call)
  const { params } = call
  const locked = Object.keys(params).find((name) => !ALWAYS_OPEN.includes(name))
  if (locked && !OPEN_STATUSES.includes(intent.status)) {
    throw unexpectedState(
      `This PaymentIntent's ${locked} could not be updated because it has a status of ${intent.status}. You may only update the ${locked} of a PaymentIntent with one of the following statuses: ${OPEN_STATUSES.join(', ')}.`,
      intent,
    )
  }
  const amount = positiveInteger(params, 'amount') ?? intent.amount
  const currency = readCurrency(text(params, 'currency') ?? intent.currency)
  checkChargeAmount(amount, currency)
  const method = text(params, 'payment_method')
  const optional = (
    name:
      | 'description'
      | 'receipt_email'
      | 'statement_descriptor'
      | 'statement_descriptor_suffix'
      | 'transfer_group',
  ) => (params[name] === undefined ? intent[name] : text(params, name) || null)
  return changeIntent(call, intent, {
    amount,
    currency,
    application_fee_amount:
      params.application_fee_amount === undefined
        ? intent.application_fee_amount
        : applicationFee(call, amount),
    description: optional('description'),
    metadata: metadataAfter(params, intent.metadata),
    receipt_email: optional('receipt_email'),
    statement_descriptor: optional('statement_descriptor'),
    statement_descriptor_suffix: optional('statement_descriptor_suffix'),
    transfer_group: optional('transfer_group'),
    ...(method
      ? { payment_method: paymentMethodById(call, method).id, status: 'requires_confirmation' }
      : {}),
  })
}
