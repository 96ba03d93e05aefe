import { expect, type Page } from '@playwright/test'

/**
 * Chooses tickets on the event page, by title and quantity. The page shows before its script runs, and earlier presses are
 * lost, so this presses until the page counts.
 */
export async function pickTickets(page: Page, wish: Record<string, number>): Promise<void> {
  for (const [title, quantity] of Object.entries(wish)) {
    const more = page.getByRole('button', { name: `More: ${title}` })
    for (let count = 1; count <= quantity; count++) {
      await expect(async () => {
        if ((await pickedCount(page, title)) < count) await more.click()
        expect(await pickedCount(page, title)).toBe(count)
      }).toPass({ timeout: 30_000 })
    }
  }
}

async function pickedCount(page: Page, title: string): Promise<number> {
  const output = page.getByRole('status').filter({ hasText: new RegExp(`^\\d+ ${title}$`) })
  return Number.parseInt((await output.textContent()) ?? '', 10)
}
