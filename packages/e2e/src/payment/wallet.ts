import type { Locator, Page } from '@playwright/test'

/** The device has this wallet with a card in it. */
export async function giveWallet(page: Page, wallet: 'Apple Pay' | 'Google Pay'): Promise<void> {
  await page.addInitScript((name) => {
    class PaymentsClient {
      isReadyToPay = async () => ({ result: true })
    }
    const devices = {
      'Apple Pay': { ApplePaySession: { canMakePayments: () => true } },
      'Google Pay': { google: { payments: { api: { PaymentsClient } } } },
    }
    Object.assign(window, devices[name])
  }, wallet)
}

/** Opens the wallet's sheet. */
export async function openWallet(page: Page, wallet: 'Apple Pay' | 'Google Pay'): Promise<Locator> {
  await page.getByRole('button', { name: `Pay with ${wallet}` }).click()
  return page.getByRole('dialog', { name: wallet })
}
