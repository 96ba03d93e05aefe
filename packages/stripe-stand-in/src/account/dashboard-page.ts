import { html } from 'hono/html'
import type { Stripe } from 'stripe'
import { pageHtml } from '../page-html.ts'
import { showAmount } from '../payment-intent/charge-amount.ts'

/** The connected account's dashboard: its last payments, refunds made outside the platform, disconnecting. */
export function dashboardPage(account: Stripe.Account, charges: Stripe.Charge[], notice?: string) {
  const name = account.business_profile?.name ?? account.email ?? account.id
  return pageHtml({
    title: `Payments of ${name}`,
    depth: 2,
    style: 'page.css',
    body: html`<main class="dashboard">
      <p class="badge">Stand-in for Stripe</p>
      <h1>${name}</h1>
      ${notice ? html`<p role="status">${notice}</p>` : ''}
      ${charges.length === 0 ? html`<p>No payments yet.</p>` : paymentTable(charges)}
      <form method="post">
        <button class="quiet" name="step" value="disconnect">Disconnect the platform</button>
      </form>
    </main>`,
  })
}

function paymentTable(charges: Stripe.Charge[]) {
  return html`<table>
    <thead>
      <tr><th>Amount</th><th>Refunded</th><th>Status</th><th>When</th><th></th></tr>
    </thead>
    <tbody>
      ${charges.map(
        (charge) =>
          html`<tr>
            <td>${showAmount(charge.amount, charge.currency)}</td>
            <td>${showAmount(charge.amount_refunded, charge.currency)}</td>
            <td>${charge.status}</td>
            <td>${new Date(charge.created * 1000).toISOString()}</td>
            <td>${charge.status === 'succeeded' && !charge.refunded ? refundForm(charge) : ''}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function refundForm(charge: Stripe.Charge) {
  return html`<form method="post">
    <input type="hidden" name="charge" value="${charge.id}" />
    <button>Refund the rest</button>
  </form>`
}
