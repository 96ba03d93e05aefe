import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { ApiError } from '../api/api-error.ts'
import { pageHeaders, pageHtml } from '../page-html.ts'
import type { Scope, StandIn } from '../stand-in.ts'
import { authenticatePaymentIntent } from './authenticate-payment-intent.ts'
import { showAmount } from './charge-amount.ts'
import type { PaymentIntent } from './payment-intent.ts'

interface Challenge {
  scope: Scope
  intent: PaymentIntent
}

/** The bank's 3-D Secure question: in the script's dialog, or as a separate page with a way back. */
export function mountChallengePages(app: Hono, standIn: StandIn): void {
  app.get('/challenge/:id', (context) => {
    const challenge = find(standIn, context.req.param('id'), context.req.query('client_secret'))
    if (!challenge) return context.html(closedPage(), 404, pageHeaders('framed'))
    return context.html(
      questionPage(challenge.intent, context.req.query('return_url')),
      200,
      pageHeaders('framed'),
    )
  })
  app.post('/challenge/:id', async (context) => {
    const form = await context.req.parseBody()
    const challenge = find(standIn, context.req.param('id'), String(form.client_secret))
    if (!challenge) return context.html(closedPage(), 404, pageHeaders('framed'))
    const intent = answer(challenge, form.outcome === 'complete' ? 'complete' : 'fail')
    return respond(context, intent, String(form.return_url ?? ''))
  })
}

/** Where the payer goes after a payment: the return address with what Stripe adds to it. */
function returnAddress(intent: PaymentIntent, returnUrl: string): string {
  const target = new URL(returnUrl)
  const outcome = { succeeded: 'succeeded', processing: 'pending' }[intent.status as string] ?? 'failed'
  target.searchParams.set('payment_intent', intent.id)
  target.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  target.searchParams.set('redirect_status', outcome)
  return target.href
}

function find(standIn: StandIn, id: string, clientSecret: string | undefined): Challenge | undefined {
  const owned = standIn.store.find('payment_intent', id)
  if (!owned || owned.record.client_secret !== clientSecret) return undefined
  if (owned.record.status !== 'requires_action') return undefined
  return { scope: { standIn, account: owned.account, request: null }, intent: owned.record }
}

function answer({ scope, intent }: Challenge, outcome: 'complete' | 'fail'): PaymentIntent {
  return scope.standIn.store.transaction(() => {
    try {
      return authenticatePaymentIntent(scope, intent, outcome)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return scope.standIn.store.get('payment_intent', scope.account, intent.id) ?? intent
    }
  })
}

function respond(context: Context, intent: PaymentIntent, returnUrl: string) {
  if (returnUrl && URL.canParse(returnUrl)) return context.redirect(returnAddress(intent, returnUrl), 303)
  return context.html(donePage(), 200, pageHeaders('framed'))
}

function questionPage(intent: PaymentIntent, returnUrl: string | undefined) {
  return pageHtml({
    title: 'Confirm your payment',
    depth: 1,
    style: 'page.css',
    script: 'challenge.js',
    body: html`<main class="challenge">
      <p class="badge">Stand-in for Stripe</p>
      <h1>Is it you who is paying?</h1>
      <p>Your bank asks you to confirm this payment. Here, you decide how that ends.</p>
      <dl>
        <div><dt>Amount</dt><dd>${showAmount(intent.amount, intent.currency)}</dd></div>
        <div><dt>Payment</dt><dd><code>${intent.id}</code></dd></div>
      </dl>
      <form method="post">
        <input type="hidden" name="client_secret" value="${intent.client_secret}" />
        <input type="hidden" name="return_url" value="${returnUrl ?? ''}" />
        <button name="outcome" value="complete">Complete authentication</button>
        <button class="quiet" name="outcome" value="fail">Fail authentication</button>
      </form>
    </main>`,
  })
}

function donePage() {
  return pageHtml({
    title: 'Thank you',
    depth: 1,
    style: 'page.css',
    script: 'challenge.js',
    body: html`<main class="challenge" data-state="answered">
      <h1>Thank you</h1>
      <p>You can go back to the shop now.</p>
    </main>`,
  })
}

function closedPage() {
  return pageHtml({
    title: 'Nothing to confirm',
    depth: 1,
    style: 'page.css',
    script: 'challenge.js',
    body: html`<main class="challenge" data-state="answered">
      <h1>Nothing to confirm</h1>
      <p>This payment has been decided already, or this link is not complete.</p>
    </main>`,
  })
}
