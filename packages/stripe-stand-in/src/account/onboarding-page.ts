import { html } from 'hono/html'
import type { Stripe } from 'stripe'
import { pageHtml } from '../page-html.ts'

/** The form that an organizer fills in at Stripe before taking payments; every field is already filled in and may be cleared. */
export function onboardingPage(account: Stripe.Account) {
  const name =
    account.business_profile?.name ?? account.settings?.dashboard.display_name ?? 'Starlight Events'
  return pageHtml({
    title: 'Connect your account',
    depth: 2,
    style: 'page.css',
    body: html`<main class="onboarding">
      <p class="badge">Stand-in for Stripe</p>
      <h1>Get paid by Stripe</h1>
      <p>
        Here an organizer would tell Stripe who they are and where their money goes. Nothing you enter is kept, only
        that it was entered: sending the whole form connects the account. Leave a field empty, or save for later, and
        its setup stays incomplete.
      </p>
      <form method="post">
        <fieldset>
          <legend>Your business</legend>
          ${field('Business name', 'business_name', name)}
          ${field('Website', 'url', account.business_profile?.url ?? 'https://example.com')}
          ${field('Country', 'country', account.country ?? 'US', 'readonly')}
        </fieldset>
        <fieldset>
          <legend>You</legend>
          ${field('First name', 'first_name', 'Jenny')} ${field('Last name', 'last_name', 'Rosen')}
          ${field('Email', 'email', account.email ?? 'jenny.rosen@example.com')}
        </fieldset>
        <fieldset>
          <legend>Where payouts go</legend>
          ${field('Bank account', 'bank_account', '000123456789')}
        </fieldset>
        <button name="step" value="submit">Agree and submit</button>
        <button class="quiet" name="step" value="later">Save for later</button>
      </form>
    </main>`,
  })
}

function field(label: string, name: string, value: string, mode = '') {
  const readonly = mode === 'readonly' ? html` readonly` : ''
  return html`<label>
    <span>${label}</span>
    <input name="${name}" value="${value}" autocomplete="off"${readonly} />
  </label>`
}
