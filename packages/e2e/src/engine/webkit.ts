import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Builder, By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { type EngineKey, type EnginePage, type EngineWindow, patience, type Size } from './engine.ts'
import { findInPage, focusOn, pointOf, setIn, type Target, wordsOf } from './find-in-page.ts'
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

const keys: Record<EngineKey, [held: string | null, last: string]> = {
  Enter: [null, Key.ENTER],
  Escape: [null, Key.ESCAPE],
  'Control+k': [Key.CONTROL, 'k'],
}

function pageOf(driver: WebDriver): EnginePage {
  const run = <Answer>(script: (...given: never[]) => unknown, ...given: unknown[]) =>
    driver.executeScript<Answer>(`return (${script})(...arguments)`, ...given)
  const findNow = (target: Target) => run<WebElement | null>(findInPage, target)
  /** Answers no element, which may be gone before its handle is made. */
  const isThere = (target: Target) =>
    driver.executeScript<boolean>(`return (${findInPage})(arguments[0]) !== null`, target)
  /** Null while it is not there, or when the page's script puts another element in its place meanwhile. */
  const runOn = async <Answer>(
    target: Target,
    script: (element: never, value: never) => unknown,
    value?: string,
  ) => {
    try {
      const element = await findNow(target)
      return element && (await run<Answer | null>(script, element, value))
    } catch (failure) {
      if (failure instanceof error.StaleElementReferenceError) return null
      throw failure
    }
  }
  const focus = async (target: Target) => {
    await waitFor(wordsOf(target), () => runOn<boolean>(target, focusOn as never))
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
      await waitFor(wordsOf(target), () => isThere(target))
    },
    click: async (target) => {
      const place = `${wordsOf(target)} where it can be pressed`
      const { x, y } = await waitFor(place, () => runOn<{ x: number; y: number }>(target, pointOf as never))
      await page.clickAt(x, y)
    },
    type: async (target, text) => {
      await focus(target)
      await driver.actions().sendKeys(text).perform()
    },
    gone: async (target) => {
      await waitFor(`the end of ${wordsOf(target)}`, async () => !(await isThere(target)))
    },
    set: async (target, value) => {
      await waitFor(wordsOf(target), () => runOn<boolean>(target, setIn as never, value))
    },
    upload: async (file) => {
      const [field] = await waitFor('a field for files', async () => {
        const fields = await driver.findElements(By.css('input[type=file]'))
        return fields.length > 0 && fields
      })
      await field?.sendKeys(file)
    },
    focus,
    write: (text) => driver.actions().sendKeys(text).perform(),
    press: async (key) => {
      const [held, last] = keys[key]
      const actions = driver.actions()
      await (held ? actions.keyDown(held).sendKeys(last).keyUp(held) : actions.sendKeys(last)).perform()
    },
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
