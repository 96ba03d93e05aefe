import type { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { type ApiCall, endpoint } from '../api/endpoint.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { flag, requiredText, text } from '../api/params.ts'
import { intentOf } from '../payment-intent/payment-intent.ts'
import { newId, nowSeconds, type StandIn } from '../stand-in.ts'

/** Domains on which an account shows wallets such as Apple Pay: an account has each domain once. */
export function mountPaymentMethodDomainRoutes(app: Hono, standIn: StandIn): void {
  app.get(
    '/v1/payment_method_domains',
    endpoint(standIn, { params: [...LIST_PARAMS, 'domain_name', 'enabled'] }, (call) =>
      listPage(call, 'payment_method_domain', { domain_name: text(call.params, 'domain_name') }),
    ),
  )
  app.post(
    '/v1/payment_method_domains',
    endpoint(standIn, { params: ['domain_name', 'enabled'] }, createDomain),
  )
  app.get(
    '/v1/elements/sessions',
    endpoint(standIn, { params: ['client_secret', 'domain_name'], fromBrowser: true }, elementsSession),
  )
}

function createDomain(call: ApiCall): Stripe.PaymentMethodDomain {
  const domain_name = requiredText(call.params, 'domain_name')
  const [known] = call.standIn.store.page('payment_method_domain', call.account, {
    where: { domain_name },
    limit: 1,
  })
  if (known) return known
  const active = { status: 'active' as const }
  const domain: Stripe.PaymentMethodDomain = {
    id: newId('pmd'),
    object: 'payment_method_domain',
    amazon_pay: active,
    apple_pay: active,
    created: nowSeconds(),
    domain_name,
    enabled: flag(call.params, 'enabled') ?? true,
    google_pay: active,
    klarna: active,
    link: active,
    livemode: false,
    paypal: active,
  }
  call.standIn.store.put('payment_method_domain', call.account, domain)
  return domain
}

/** What Stripe.js asks before it shows wallets: whether the account has this domain, and the payment's total in words. */
function elementsSession(call: ApiCall): object {
  const secret = requiredText(call.params, 'client_secret')
  const intent = intentOf({ ...call, id: secret.split('_secret_')[0] ?? '' })
  const where = { domain_name: requiredText(call.params, 'domain_name') }
  const [domain] = call.standIn.store.page('payment_method_domain', call.account, { where, limit: 1 })
  const { minimumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: intent.currency,
  }).resolvedOptions()
  const value = (intent.amount / 10 ** minimumFractionDigits).toFixed(minimumFractionDigits)
  const total = `${value} ${intent.currency.toUpperCase()}`
  return { object: 'elements.session', wallets_enabled: domain?.enabled ?? false, total }
}
