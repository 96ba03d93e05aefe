import { expect, type Page, type Request } from '@playwright/test'
import { untilDrawn } from './layout-shifts.ts'

/** Whether the page function draws what is at this address. */
export const isDrawn = (path: string) => /^\/(?:e|o|checkout|order|ticket)\//.test(path)

/** Whether the page at this address is loaded by itself. The app shows the rest, and goes there without a load. */
export const isApart = (path: string) => isDrawn(path) || path === '/auth/login'

/** Shows another screen of the app without loading it again, as its links do, and waits until it is whole and still. */
export async function switchScreen(page: Page, path: string): Promise<void> {
  await actUntilStill(page, async () => {
    const before = await readText(page)
    await page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, path)
    await expect.poll(() => readText(page)).not.toBe(before)
  })
}

/** Changes the language of the app's page in place, by the function that the choice of language calls. */
export async function switchLanguage(page: Page, locale: string): Promise<void> {
  await actUntilStill(page, async () => {
    // The first words of sign-in are there before its scripts.
    await expect.poll(() => page.evaluate(chooseLanguage, locale)).toBe(true)
  })
}

/** Runs in the page. Returns whether a script that is there has a function that changes the language. */
async function chooseLanguage(wanted: string): Promise<boolean> {
  // biome-ignore lint/suspicious/noDocumentCookie: what is asked of the server follows it
  document.cookie = `locale=${wanted}; path=/; samesite=lax`
  const isOwn = (url: string) => url.startsWith(`${location.origin}/assets/`) && url.endsWith('.js')
  for (const { name } of performance.getEntriesByType('resource').filter(({ name }) => isOwn(name)))
    for (const value of Object.values(await import(name)))
      if (typeof value === 'function' && String(value).includes('documentElement.lang')) {
        await value(wanted)
        return true
      }
  return false
}

/** Acts, and waits until nothing loads, nothing is left to do, and the texts stay the same. */
async function actUntilStill(page: Page, act: () => Promise<void>): Promise<void> {
  const pending = new Set<Request>()
  const begin = (request: Request) => pending.add(request)
  const end = (request: Request) => pending.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await act()
  let last = ''
  const isStill = async () => {
    await untilDrawn(page)
    const [former, isBusy] = [last, await page.locator('[aria-busy="true"]').count()]
    last = await readText(page)
    return pending.size === 0 && isBusy === 0 && last === former
  }
  await expect.poll(isStill, { intervals: [50] }).toBe(true)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

function readText(page: Page): Promise<string> {
  return page.evaluate(() => document.title + document.body.textContent)
}
