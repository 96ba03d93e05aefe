import type { Locator, Page } from '@playwright/test'

/** Opens the menu of a row or card and chooses one of its items. */
export async function chooseAction(page: Page, subject: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${subject}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Chooses one of the other actions of an open sheet. */
export async function chooseInSheet(sheet: Locator, action: string): Promise<void> {
  await sheet.getByRole('button', { name: 'More actions' }).click()
  await sheet.page().getByRole('menuitem', { name: action }).click()
}
