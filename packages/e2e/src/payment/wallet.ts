import type { Locator, Page } from '@playwright/test'

/** The device has this wallet with a card in it. */
export async function giveWallet(page: Page, wallet: 'Apple Pay' | 'Google Pay'): Promise<void> {
  await page.addInitScript((name) => {
    if (name === 'Apple Pay') Object.assign(window, { ApplePaySession: { canMakePayments: () => true } })
    else PaymentRequest.prototype.canMakePayment = async () => true
  }, wallet)
}

/** Opens the wallet's sheet. */
export async function openWallet(page: Page, wallet: 'Apple Pay' | 'Google Pay'): Promise<Locator> {
  await page.getByRole('button', { name: `Pay with ${wallet}` }).click()
  return page.getByRole('dialog', { name: wallet })
}
