import type { Locator, Page } from '@playwright/test'

const mostPresses = 80

/** Presses Tab until the target has the focus, as a person without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < mostPresses; press++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} was not reached with ${mostPresses} presses of Tab.`)
}
