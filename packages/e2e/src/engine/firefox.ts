import puppeteer, {
  type ElementHandle,
  type Frame,
  type KeyInput,
  type Page,
  TimeoutError,
} from 'puppeteer-core'
import { type EngineKey, type EnginePage, type EngineWindow, patience, type Size } from './engine.ts'
import { findInPage, focusOn, pointOf, setIn, type Target, wordsOf } from './find-in-page.ts'
import { waitFor } from './wait-for.ts'

/** Opens Debian's Firefox, or the one that `FIREFOX_PATH` names, without a window, and drives it by WebDriver BiDi. */
export async function openFirefox(size: Size): Promise<EngineWindow> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    timeout: patience,
    protocolTimeout: patience,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(patience)
  await page.setViewport(size)
  return { page: pageOf(page, page), close: () => browser.close() }
}

function hasLoaded(address: string): boolean {
  return location.href === address && document.readyState === 'complete'
}

function pageOf(page: Page, frame: Page | Frame): EnginePage {
  const findNow = async (target: Target) => {
    const handle = await frame.evaluateHandle(findInPage, target)
    return handle.asElement() as ElementHandle<Element> | null
  }
  const find = (target: Target) =>
    waitFor(
      wordsOf(target),
      unlessLeft(() => findNow(target)),
    )
  const focus = async (target: Target) => {
    await waitFor(
      wordsOf(target),
      unlessLeft(async () => (await findNow(target))?.evaluate(focusOn)),
    )
  }
  return {
    open: async (address) => {
      await waitFor(address, async () => {
        const failure = await page.goto(address, { waitUntil: 'load' }).catch((error: Error) => error)
        if (!(failure instanceof Error)) return true
        // The news that a page has loaded may be lost on its way. Then the page itself says it.
        if (failure instanceof TimeoutError) return page.evaluate(hasLoaded, address)
        // While a page still loads, Firefox may report its end as a failure of the next page.
        if (!failure.message.includes('NS_BINDING_ABORTED')) throw failure
        return false
      })
    },
    see: async (target) => {
      await find(target)
    },
    click: async (target) => {
      const { x, y } = await waitFor(
        `${wordsOf(target)} where it can be pressed`,
        unlessLeft(async () => (await findNow(target))?.evaluate(pointOf)),
      )
      await page.mouse.click(x, y)
    },
    type: async (target, text) => {
      await focus(target)
      await page.keyboard.type(text)
    },
    gone: async (target) => {
      await waitFor(
        `the end of ${wordsOf(target)}`,
        unlessLeft(async () => !(await findNow(target))),
      )
    },
    set: async (target, value) => {
      await waitFor(
        wordsOf(target),
        unlessLeft(async () => (await findNow(target))?.evaluate(setIn, value)),
      )
    },
    upload: async (file) => {
      const field = await waitFor('a field for files', () => frame.$('input[type=file]'))
      await (field as ElementHandle<HTMLInputElement>).uploadFile(file)
    },
    focus,
    write: (text) => page.keyboard.type(text),
    press: (key) => press(page, key),
    clickAt: (x, y) => page.mouse.click(x, y),
    inFrame: async (title, work) => {
      const inner = await waitFor(
        `the frame “${title}”`,
        unlessLeft(async () => (await frame.$(`iframe[title="${title}"]`))?.contentFrame()),
      )
      await work(pageOf(page, inner))
    },
    evaluate: (run, given) => frame.evaluate(run as never, given) as never,
    screenshot: async (file) => {
      await page.screenshot({ path: file as `${string}.png` })
    },
  }
}

async function press({ keyboard }: Page, key: EngineKey): Promise<void> {
  const [last, ...held] = key.split('+').reverse() as KeyInput[]
  for (const each of held) await keyboard.down(each)
  await keyboard.press(last as KeyInput)
  for (const each of held) await keyboard.up(each)
}

/** Answers null if the page was left, or drawn again, while it was asked. */
function unlessLeft<Answer>(ask: () => Promise<Answer>): () => Promise<Answer | null> {
  return () =>
    ask().catch((failure: Error) => {
      if (/no such (handle|node|frame)|stale element/.test(failure.message)) return null
      throw failure
    })
}
