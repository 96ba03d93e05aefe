import type { Page } from '@playwright/test'

/** Opens one filter of a list. All of them are behind one button. */
export async function openFilter(page: Page, filter: string): Promise<void> {
  await page
    .locator('[data-slot="data-table-toolbar"]')
    .getByRole('button', { name: /^Filter/ })
    .click()
  await page
    .locator('[data-slot="closed-row"]')
    .getByRole('button', { name: new RegExp(`^${filter}`) })
    .click()
}
