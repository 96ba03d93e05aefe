import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'

/** How the browser is slowed down. Without a limit it is as fast as the machine. */
export interface Conditions {
  name: string
  cpu_slowdown: number
  /** Bits a second and milliseconds. Null means no limit. */
  network: { down: number; up: number; latency: number } | null
}

export type Kind = 'html' | 'js' | 'css' | 'image' | 'font' | 'data' | 'other'

/** One cold visit: the bytes sent (compressed, without headers), and when the browser painted the largest element. */
export interface Visit {
  requests: number
  bytes: Record<Kind, number>
  largest_contentful_paint_ms: number
}

const settledMs = 1500

/** Launches the Chromium that is installed on this machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
}

/** Opens the address in a fresh profile and waits until nothing more happens. */
export async function measureVisit(browser: Browser, url: string, conditions: Conditions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const loaded = await watchNetwork(session)
    await slowDown(session, conditions)
    await page.addInitScript(notePaints)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    await page.waitForTimeout(settledMs)
    return { ...loaded(await bodySizes(page)), largest_contentful_paint_ms: await lastPaint(page) }
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession, { cpu_slowdown, network }: Conditions): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu_slowdown })
  if (!network) return
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down / 8,
    uploadThroughput: network.up / 8,
  })
}

/** Notes the kind of every response. The page's own timings have the sizes. */
async function watchNetwork(session: CDPSession) {
  const kinds = new Map<string, Kind>()
  let requests = 0
  session.on('Network.responseReceived', ({ response: { url, mimeType } }) => {
    if (!url.startsWith('http')) return
    requests += 1
    kinds.set(url, kindOf(mimeType))
  })
  await session.send('Network.enable')
  return (sizes: Map<string, number>): Pick<Visit, 'requests' | 'bytes'> => {
    const bytes = { html: 0, js: 0, css: 0, image: 0, font: 0, data: 0, other: 0 }
    for (const [url, kind] of kinds) bytes[kind] += sizes.get(url) ?? 0
    return { requests, bytes }
  }
}

function kindOf(mimeType: string): Kind {
  if (mimeType.includes('html')) return 'html'
  if (mimeType.includes('javascript')) return 'js'
  if (mimeType.includes('css')) return 'css'
  if (mimeType.startsWith('image/')) return 'image'
  if (mimeType.includes('font')) return 'font'
  return mimeType.includes('json') ? 'data' : 'other'
}

async function bodySizes(page: Page): Promise<Map<string, number>> {
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const,
    ),
  )
  return new Map(entries)
}

interface PaintWindow {
  lastPaintMs?: number
}

function notePaints(): void {
  new PerformanceObserver((list) => {
    const paints = window as PaintWindow
    for (const entry of list.getEntries()) paints.lastPaintMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function lastPaint(page: Page): Promise<number> {
  return page.evaluate(() => (window as PaintWindow).lastPaintMs ?? Number.NaN)
}
