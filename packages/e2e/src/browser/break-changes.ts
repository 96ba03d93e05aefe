import { expect, type Page } from '@playwright/test'

/** What the server answers when it fails and does not know why. */
export const broken = {
  status: 500,
  json: { code: 'server.unexpected', message: 'An unexpected error occurred.' },
}

/** From now on the server fails at every change, and answers reads as ever. */
export async function breakChanges(page: Page): Promise<void> {
  await page.route(/\/api\//, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(broken),
  )
}

/** A toast that says what was not done, and below it why. */
export async function expectFailure(page: Page, what: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: what })
  await expect(toast).toContainText('An unexpected error occurred. Please try again.')
}
