import { html } from 'hono/html'
import { pageHtml } from '../page-html.ts'
import { groupDigits } from '../payment-method/card-number.ts'
import { TEST_CARDS } from '../payment-method/test-card.ts'

/** The payment form that `elements.create('payment')` frames: card data stays inside it. */
export function paymentFormPage() {
  return pageHtml({
    title: 'Secure payment input',
    depth: 1,
    style: 'payment-form.css',
    script: 'payment-form.js',
    body: html`<form id="form" class="Form" novalidate autocomplete="off">
      <div class="field" data-field="number">
        <label class="Label" for="number">Card number</label>
        <div class="number">
          <input class="Input" id="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" aria-describedby="number-error" />
          <span class="brand" id="brand" role="status" aria-label="Card brand"></span>
        </div>
        <p class="Error" id="number-error" hidden></p>
      </div>
      <div class="pair">
        <div class="field" data-field="expiry">
          <label class="Label" for="expiry">Expiration date</label>
          <input class="Input" id="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" aria-describedby="expiry-error" />
          <p class="Error" id="expiry-error" hidden></p>
        </div>
        <div class="field" data-field="cvc">
          <label class="Label" for="cvc">Security code</label>
          <input class="Input" id="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" aria-describedby="cvc-error" />
          <p class="Error" id="cvc-error" hidden></p>
        </div>
      </div>
      <p class="Error" id="form-error" role="alert" hidden></p>
      <details class="stand-in">
        <summary>Stand-in for Stripe: no money moves. Test cards</summary>
        <ul>
          ${TEST_CARDS.filter((card) => card.isListed).map(
            (card) =>
              html`<li>
                <button type="button" data-number="${card.number}">${groupDigits(card.number)}</button>
                <span>${card.label}</span>
              </li>`,
          )}
        </ul>
      </details>
    </form>`,
  })
}
