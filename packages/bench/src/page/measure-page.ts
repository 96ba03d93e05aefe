import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'

interface Address {
  url: string
  /** A signed-in organizer's, or null. */
  token: string | null
}

/** How the browser is slowed down. Without a limit it is as fast as the machine. */
export interface Conditions {
  name: string
  cpu_slowdown: number
  /** Bits a second and milliseconds. Null means no limit. */
  network: { down: number; up: number; latency: number } | null
}

const kinds = ['html', 'js', 'css', 'image', 'font', 'data', 'other'] as const
export type Kind = (typeof kinds)[number]

/** What a cold visit loads: files, and compressed bytes without headers. Stripe's own files are not in it. */
export interface Load {
  requests: number
  scripts: number
  bytes: Record<Kind, number>
  /** Paths, in the order of the answers. */
  paths: string[]
}

/** A visit that is not touched, until the browser is idle, and after that. */
export interface Visit {
  before_idle: Load
  whole: Load
}

/** When the browser painted the largest element, and how far elements moved by themselves (the browser's own measure). */
export interface Paints {
  largest_contentful_paint_ms: number
  layout_shift: number
}

const settledMs = 1500

/** Launches the Chromium that is installed on this machine. */
export function launchBrowser(moreArgs: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...moreArgs,
    ],
  })
}

/** Counts what a page loads in a fresh profile, first with the browser kept from being idle. */
export async function countVisit(browser: Browser, page: Address): Promise<Visit> {
  return inFreshProfile(browser, page, async (tab, session) => {
    const loaded = await watchNetwork(session)
    await tab.addInitScript(holdIdleTime)
    await open(tab, page)
    const before_idle = loaded(await bodySizes(tab))
    await tab.evaluate(() => (window as MeasuredWindow).becomeIdle?.())
    await tab.waitForLoadState('networkidle')
    await tab.waitForTimeout(settledMs)
    return { before_idle, whole: loaded(await bodySizes(tab)) }
  })
}

/** Times a page in a fresh profile, with nothing held back. */
export async function timeVisit(browser: Browser, page: Address, conditions: Conditions): Promise<Paints> {
  return inFreshProfile(browser, page, async (tab, session) => {
    await slowDown(session, conditions)
    await tab.addInitScript(notePaints)
    await open(tab, page)
    // A slowed-down page may be quiet for long before it draws anything.
    await tab.waitForFunction(() => (window as MeasuredWindow).lastPaintMs !== undefined)
    await tab.waitForTimeout(settledMs)
    return tab.evaluate(() => {
      const { lastPaintMs = Number.NaN, layoutShift = 0 } = window as MeasuredWindow
      return { largest_contentful_paint_ms: lastPaintMs, layout_shift: layoutShift }
    })
  })
}

async function inFreshProfile<Result>(
  browser: Browser,
  { token }: Address,
  use: (tab: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 })
  try {
    if (token !== null) await signIn(context, token)
    const tab = await context.newPage()
    return await use(tab, await context.newCDPSession(tab))
  } finally {
    await context.close()
  }
}

async function signIn(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
}

async function open(tab: Page, { url }: Address): Promise<void> {
  await tab.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await tab.waitForTimeout(settledMs)
}

/** Makes a tab as slow as that. */
export async function slowDown(session: CDPSession, { cpu_slowdown, network }: Conditions): Promise<void> {
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
  const responses: { url: string; kind: Kind }[] = []
  session.on('Network.responseReceived', ({ response: { url, mimeType } }) => {
    if (url.startsWith('http') && !isStripes(url)) responses.push({ url, kind: kindOf(mimeType) })
  })
  await session.send('Network.enable')
  return (sizes: Map<string, number>): Load => {
    const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Load['bytes']
    for (const { url, kind } of new Map(responses.map((one) => [one.url, one])).values())
      bytes[kind] += sizes.get(url) ?? 0
    const scripts = responses.filter(({ kind }) => kind === 'js').length
    const paths = responses.map(({ url }) => new URL(url).pathname)
    return { requests: responses.length, scripts, bytes, paths }
  }
}

/** Stripe's script and frames, or the stand-in's. */
function isStripes(url: string): boolean {
  const { hostname, pathname } = new URL(url)
  return hostname.endsWith('stripe.com') || pathname.startsWith('/stripe/')
}

function kindOf(mimeType: string): Kind {
  if (mimeType.includes('html')) return 'html'
  if (mimeType.includes('javascript')) return 'js'
  if (mimeType.includes('css')) return 'css'
  if (mimeType.startsWith('image/')) return 'image'
  if (mimeType.includes('font')) return 'font'
  return mimeType.includes('json') ? 'data' : 'other'
}

async function bodySizes(tab: Page): Promise<Map<string, number>> {
  const entries = await tab.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const,
    ),
  )
  return new Map(entries)
}

interface MeasuredWindow {
  lastPaintMs?: number
  layoutShift?: number
  becomeIdle?: () => void
}

/** Runs in the page before its own scripts: what it wants to do when idle waits. */
function holdIdleTime(): void {
  const waiting: IdleRequestCallback[] = []
  const later = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (callback) => waiting.push(callback)
  ;(window as MeasuredWindow).becomeIdle = () => {
    window.requestIdleCallback = later
    for (const callback of waiting.splice(0)) later(callback)
  }
}

/** Names no function: what tsx adds to those exists in Node.js only. */
function notePaints(): void {
  const noted = window as MeasuredWindow
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.lastPaintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) noted.layoutShift = (noted.layoutShift ?? 0) + value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
