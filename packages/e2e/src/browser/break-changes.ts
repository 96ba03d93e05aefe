import { expect, type Page } from '@playwright/test'

/** The server's answer to an unexpected failure. */
export const broken = {
  status: 500,
  json: { code: 'server.unexpected', message: 'An unexpected error occurred.' },
}

/** Makes the server fail at every change from now on. It still answers reads. */
export async function breakChanges(page: Page): Promise<void> {
  await page.route(/\/api\//, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(broken),
  )
}

/** Expects a notification that says what was not done, and why. */
export async function expectFailure(page: Page, what: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: what })
  await expect(toast).toContainText('An unexpected error occurred. Please try again.')
}
