import type { Page } from '@playwright/test'

/** Shows another screen of the app without loading it again, as its links do, and waits until it is whole and still. */
export async function switchScreen(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    const look = () => document.title + document.body.textContent
    const before = look()
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    let last = before
    let calm = 0
    for (let tries = 0; tries < 400 && calm < 4; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const now = look()
      const isWhole = now !== before && !document.querySelector('[aria-busy="true"]')
      calm = isWhole && now === last ? calm + 1 : 0
      last = now
    }
    if (calm < 4) throw new Error(`${address} did not show.`)
  }, path)
}
