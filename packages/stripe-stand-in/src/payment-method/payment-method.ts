import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { ApiError, invalidRequest, resourceMissing } from '../api/api-error.ts'
import type { FormFields } from '../api/form-body.ts'
import { fieldsOf, missing, requiredText, text } from '../api/params.ts'
import { newId, nowSeconds, type Scope } from '../stand-in.ts'
import { brandOf, cvcLength, isCardNumber } from './card-number.ts'
import { TEST_TOKENS, type TestCard, testCardOf } from './test-card.ts'

/** Reads `payment_method_data` of a browser's confirmation into a stored payment method. */
export function paymentMethodFromData(scope: Scope, data: FormFields): Stripe.PaymentMethod {
  const type = requiredText(data, 'type', 'payment_method_data[type]')
  if (type !== 'card') {
    throw invalidRequest(`The payment method type "${type}" is invalid here: the stand-in takes cards.`, {
      param: 'payment_method_data[type]',
    })
  }
  const card = fieldsOf(data, 'card')
  if (!card) throw missing('payment_method_data[card]')
  const billing = billingDetailsOf(fieldsOf(data, 'billing_details') ?? {})
  const token = text(card, 'token')
  if (token !== undefined) return cardOfWallet(scope, token, billing)
  const number = requiredText(card, 'number', 'payment_method_data[card][number]').replaceAll(/[\s-]/g, '')
  checkCard(number, card)
  return storeCard(scope, number, expiryOf(card), billing)
}

/** A card that a wallet of the payer's device handed over: `tok_apple_pay_4242424242424242`. */
function cardOfWallet(
  scope: Scope,
  token: string,
  billing: Stripe.PaymentMethod.BillingDetails,
): Stripe.PaymentMethod {
  const [, type, number = ''] = /^tok_(apple_pay|google_pay)_(\d+)$/.exec(token) ?? []
  if ((type !== 'apple_pay' && type !== 'google_pay') || testCardOf(number).number !== number)
    throw resourceMissing('token', token, 'payment_method_data[card][token]')
  const expiry = { month: 12, year: new Date().getUTCFullYear() + 1 }
  return storeCard(scope, number, expiry, billing, { type, [type]: {}, dynamic_last4: number.slice(-4) })
}

/** A stored payment method, or a ready-made one such as `pm_card_visa`. */
export function paymentMethodById(scope: Scope, id: string): Stripe.PaymentMethod {
  const number = TEST_TOKENS[id]
  if (number) {
    return storeCard(
      scope,
      number,
      { month: 12, year: new Date().getUTCFullYear() + 1 },
      billingDetailsOf({}),
    )
  }
  const known = scope.standIn.store.get('payment_method', scope.account, id)
  if (!known) throw resourceMissing('PaymentMethod', id, 'payment_method')
  return known
}

/** What the test card behind a payment method does. */
export function scenarioOf(scope: Scope, paymentMethod: string): TestCard {
  return testCardOf(scope.standIn.store.get('card_scenario', scope.account, paymentMethod)?.name ?? '')
}

function checkCard(number: string, card: FormFields): void {
  const { month, year } = expiryOf(card)
  const now = new Date()
  const isPast = year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  if (!isCardNumber(number)) throw cardInput('incorrect_number', 'Your card number is incorrect.', 'number')
  if (!(month >= 1 && month <= 12)) {
    throw cardInput('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  if (isPast || year > now.getUTCFullYear() + 50) {
    throw cardInput('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  const cvc = text(card, 'cvc')
  if (cvc !== undefined && !new RegExp(`^\\d{${cvcLength(brandOf(number))}}$`).test(cvc)) {
    throw cardInput('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
}

function cardInput(code: string, message: string, param: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, param })
}

interface Expiry {
  month: number
  year: number
}

function expiryOf(card: FormFields): Expiry {
  const year = Number(text(card, 'exp_year'))
  return { month: Number(text(card, 'exp_month')), year: year < 100 ? 2000 + year : year }
}

function storeCard(
  scope: Scope,
  number: string,
  expiry: Expiry,
  billing: Stripe.PaymentMethod.BillingDetails,
  wallet: Stripe.PaymentMethod.Card.Wallet | null = null,
): Stripe.PaymentMethod {
  const brand = brandOf(number)
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'US',
      display_brand: brand,
      exp_month: expiry.month,
      exp_year: expiry.year,
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet,
    },
    created: nowSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  // Only a known test number is kept: whatever else a person types is forgotten at once.
  scope.standIn.store.put('payment_method', scope.account, method)
  scope.standIn.store.put('card_scenario', scope.account, { id: method.id, name: testCardOf(number).number })
  return method
}

function billingDetailsOf(fields: FormFields): Stripe.PaymentMethod.BillingDetails {
  const given = fieldsOf(fields, 'address') ?? {}
  const line = (name: string) => text(given, name) || null
  return {
    address: {
      city: line('city'),
      country: line('country'),
      line1: line('line1'),
      line2: line('line2'),
      postal_code: line('postal_code'),
      state: line('state'),
    },
    email: text(fields, 'email') || null,
    name: text(fields, 'name') || null,
    phone: text(fields, 'phone') || null,
    tax_id: null,
  }
}
