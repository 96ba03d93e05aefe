import type { Page } from '@playwright/test'

/** Holds back requests to an address until the returned function is called, as a slow network would. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
