import type { Page } from '@playwright/test'

/** Whether the page function draws what is at this address. */
export const isDrawn = (path: string) => /^\/(?:e|o|checkout|order|ticket)\//.test(path)

/** Whether the page at this address is loaded by itself. The app shows the rest, and goes there without a load. */
export const isApart = (path: string) => isDrawn(path) || path === '/auth/login'

/** Shows another screen of the app without loading it again, as its links do, and waits until it is whole and still. */
export async function switchScreen(page: Page, path: string): Promise<void> {
  const look = () => page.evaluate(() => document.title + document.body.textContent)
  const before = await look()
  await page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await page.waitForFunction((former) => document.title + document.body.textContent !== former, before)
  await untilStill(page)
}

/** Changes the language of the app's page in place, by the function that the choice of language calls. */
export async function switchLanguage(page: Page, locale: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what is asked of the server follows it
    document.cookie = `locale=${wanted}; path=/; samesite=lax`
    const isOwn = (url: string) => url.startsWith(`${location.origin}/assets/`) && url.endsWith('.js')
    // The first words of sign-in are there before its scripts.
    for (let tries = 0; tries < 100; tries += 1) {
      for (const { name } of performance.getEntriesByType('resource').filter(({ name }) => isOwn(name)))
        for (const value of Object.values(await import(name)))
          if (typeof value === 'function' && String(value).includes('documentElement.lang'))
            return value(wanted)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`No script of ${location.pathname} has a function that changes the language.`)
  }, locale)
  await untilStill(page)
}

/** Waits until nothing loads, and the texts are the same for a while. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const look = () => document.title + document.body.textContent
    let last = ''
    let calm = 0
    for (let tries = 0; tries < 400 && calm < 2; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const now = look()
      calm = now === last && !document.querySelector('[aria-busy="true"]') ? calm + 1 : 0
      last = now
    }
    if (calm < 2) throw new Error(`${location.pathname} does not come to rest.`)
  })
}
