import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { mountAccountRoutes } from './account/account-routes.ts'
import { mountDashboardRoutes } from './account/dashboard-routes.ts'
import { mountOnboardingRoutes } from './account/onboarding-routes.ts'
import { mountBalanceRoutes } from './balance/balance-routes.ts'
import { mountBrowserRoutes } from './browser/browser-routes.ts'
import { mountChargeRoutes } from './charge/charge-routes.ts'
import { mountDisputeRoutes } from './dispute/dispute-routes.ts'
import { mountEventRoutes } from './event/event-routes.ts'
import { mountChallengePages } from './payment-intent/challenge-pages.ts'
import { mountPaymentIntentRoutes } from './payment-intent/payment-intent-routes.ts'
import { mountPaymentMethodDomainRoutes } from './payment-method-domain/payment-method-domain-routes.ts'
import { mountPayoutRoutes } from './payout/payout-routes.ts'
import { mountRefundRoutes } from './refund/refund-routes.ts'
import type { StandIn } from './stand-in.ts'
import { type Controlled, mountTestControlRoutes } from './test-control/test-control-routes.ts'
import { mountWebhookEndpointRoutes } from './webhook-endpoint/webhook-endpoint-routes.ts'

/** The whole HTTP interface: API, script and pages, test controls; under both `/` and `/stripe/`. */
export function stripeApp(standIn: StandIn, controlled: Controlled): Hono {
  const face = new Hono()
  face.use('/v1/*', cors())
  mountAccountRoutes(face, standIn)
  mountPaymentIntentRoutes(face, standIn)
  mountChargeRoutes(face, standIn)
  mountRefundRoutes(face, standIn)
  mountBalanceRoutes(face, standIn)
  mountPayoutRoutes(face, standIn)
  mountPaymentMethodDomainRoutes(face, standIn)
  mountDisputeRoutes(face, standIn)
  mountEventRoutes(face, standIn)
  mountWebhookEndpointRoutes(face, standIn)
  mountBrowserRoutes(face)
  mountOnboardingRoutes(face, standIn)
  mountDashboardRoutes(face, standIn)
  mountChallengePages(face, standIn)
  mountTestControlRoutes(face, standIn, controlled)

  const app = new Hono()
  app.route('/', face)
  app.route('/stripe', face)
  app.notFound((context) => {
    const message = `Unrecognized request URL (${context.req.method}: ${context.req.path}). The local stand-in for Stripe does not know it.`
    return context.json({ error: { type: 'invalid_request_error', message } }, 404)
  })
  app.onError((error, context) => {
    console.error('stripe stand-in:', error)
    const message = 'The local stand-in for Stripe failed; its log says why.'
    return context.json({ error: { type: 'api_error', message } }, 500)
  })
  return app
}
