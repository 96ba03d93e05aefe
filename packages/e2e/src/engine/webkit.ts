import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { type EnginePage, type EngineWindow, patience, type Size } from './engine.ts'
import { findInPage, focusOn, pointOf, type Target, wordsOf } from './find-in-page.ts'
import { waitFor } from './wait-for.ts'
import { startWebkitDriver } from './webkit-driver.ts'

const window = fileURLToPath(new URL('webkit-window.py', import.meta.url))

/** Opens Debian's WebKitGTK in a window of exactly that size, on its own screen. */
export async function openWebkit(size: Size): Promise<EngineWindow> {
  const { url, stop } = await startWebkitDriver(size)
  try {
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'Foyer',
        'webkitgtk:browserOptions': { binary: window, args: [String(size.width), String(size.height)] },
      })
      .build()
    await driver.manage().setTimeouts({ script: patience, pageLoad: patience })
    return { page: pageOf(driver), close: stop }
  } catch (failure) {
    await stop()
    throw failure
  }
}

function pageOf(driver: WebDriver): EnginePage {
  const run = <Answer>(script: (given: never) => unknown, given: unknown) =>
    driver.executeScript<Answer>(`return (${script})(arguments[0])`, given)
  const findNow = (target: Target) => run<WebElement | null>(findInPage, target)
  const find = (target: Target) => waitFor(wordsOf(target), () => findNow(target))
  /** Null while it is not there, or when the page's script puts another element in its place meanwhile. */
  const runOn = async <Answer>(target: Target, script: (element: never) => unknown) => {
    try {
      const element = await findNow(target)
      return element && (await run<Answer | null>(script, element))
    } catch (failure) {
      if (failure instanceof error.StaleElementReferenceError) return null
      throw failure
    }
  }
  const page: EnginePage = {
    // While a page still loads, WebKit's driver may take its arrival for the next page's.
    open: async (address) => {
      await waitFor(address, async () => {
        await driver.get(address)
        return (await driver.getCurrentUrl()) === address
      })
    },
    see: async (target) => {
      await find(target)
    },
    click: async (target) => {
      const place = `${wordsOf(target)} where it can be pressed`
      const { x, y } = await waitFor(place, () => runOn<{ x: number; y: number }>(target, pointOf as never))
      await page.clickAt(x, y)
    },
    type: async (target, text) => {
      await waitFor(wordsOf(target), () => runOn<boolean>(target, focusOn as never))
      await driver.actions().sendKeys(text).perform()
    },
    pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    inFrame: async (title, work) => {
      const frame = await waitFor(`the frame “${title}”`, () =>
        run<WebElement | null>(
          (wanted: string) => document.querySelector(`iframe[title="${wanted}"]`),
          title,
        ),
      )
      await driver.switchTo().frame(frame)
      await work(page)
      await driver.switchTo().defaultContent()
    },
    evaluate: (script, given) => run(script as never, given),
    screenshot: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
  }
  return page
}
