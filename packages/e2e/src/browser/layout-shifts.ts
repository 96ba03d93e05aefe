import { expect, type Page } from '@playwright/test'

interface Shift {
  /** The browser's own measure: the part of the screen that moved, times the distance. */
  value: number
  moved: string[]
}

type WatchingWindow = Window & { layoutShifts: Shift[] }

/** Records layout shifts from the next document on. The server's answers then come once what shows until then was drawn. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(recordShifts)
  await page.route('**/api/**', async (route) => {
    // A page that is left draws no more.
    await untilDrawn(page).catch(() => {})
    await route.fallback()
  })
}

/** Waits until the page has nothing to do, and has drawn it. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((idle) => requestIdleCallback(idle))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

/** Expects that almost nothing has moved by itself since the page was opened, or less than `most`. */
export async function expectStill(page: Page, name: string, most = 0.05): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as WatchingWindow).layoutShifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const message = `${name}: elements moved\n${shifts.map((each) => JSON.stringify(each, null, 1)).join('\n')}`
  expect.soft(sum, message).toBeLessThan(most)
}

/** Runs in every document, before its own scripts. */
function recordShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const shifts: Shift[] = []
  Object.assign(window, { layoutShifts: shifts })
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement
    const opening = element?.outerHTML.slice(0, 160) ?? 'gone'
    return `${opening} from ${place(previousRect)} to ${place(currentRect)}`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: entry.sources.map(describe) })
  }).observe({ type: 'layout-shift', buffered: true })
}
