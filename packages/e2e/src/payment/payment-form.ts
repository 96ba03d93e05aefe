import { expect, type FrameLocator, type Page } from '@playwright/test'

/** The Stripe test cards that the journeys use. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksTheBank: '4000002500003155',
} as const

/** Types a card into Stripe's form. Card data goes into Stripe's frame only, never into Foyer's page. */
export async function fillCard(page: Page, number: string): Promise<FrameLocator> {
  const form = page.frameLocator('iframe[title="Secure payment input frame"]')
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiration date').fill('12 / 34')
  await form.getByLabel('Security code').fill('123')
  return form
}

/** Presses the button that names the amount. */
export async function pay(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: `Pay ${amount}` }).click()
}

/** Answers the bank's 3-D Secure question, which covers the page. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  const bank = page.frameLocator('iframe[title="Your bank"]')
  await bank.getByRole('button', { name: `${answer} authentication` }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm your payment with your bank' })).toBeHidden()
}

/** Reads the page's payment from the API's answer, so that a test can ask Stripe about it. */
export async function paymentOf(page: Page, open: () => Promise<unknown>): Promise<Payment> {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => isIntentAnswer(answer.url(), answer.request().method())),
    open(),
  ])
  const { data } = (await response.json()) as { data: { client_secret: string; stripe_account_id: string } }
  return { account: data.stripe_account_id, intent: data.client_secret.split('_secret_')[0] ?? '' }
}

export interface Payment {
  account: string
  intent: string
}

function isIntentAnswer(url: string, method: string): boolean {
  return method === 'POST' && url.endsWith('/payment-intent')
}
