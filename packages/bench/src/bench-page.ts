import { startFoyer } from '@foyer/local/start-foyer'
import { buildWeb } from '@foyer/local/web-build/build-web'
import { median } from './median.ts'
import { type Conditions, type Kind, launchBrowser, measureVisit, type Visit } from './page/measure-page.ts'

const runs = 7
const conditions: readonly Conditions[] = [
  { name: 'not slowed down', cpu_slowdown: 1, network: null },
  {
    name: 'a phone on slow 4G: CPU 4 times slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency',
    cpu_slowdown: 4,
    network: { down: 1_600_000, up: 750_000, latency: 150 },
  },
]

const log = (step: string) => console.log(`  · ${step}`)
await buildWeb(log)
const foyer = await startFoyer({ port: 0, directory: null, log })
const browser = await launchBrowser()
try {
  const url = await demoEventPage()
  await (await fetch(url)).text()
  console.log(
    `\n  ${new URL(url).pathname}: a 412 × 915 screen, cold browser cache, warm edge cache, ${runs} visits each`,
  )
  for (const condition of conditions) {
    const visits: Visit[] = []
    for (let run = 0; run < runs; run += 1) visits.push(await measureVisit(browser, url, condition))
    report(condition, visits)
  }
} finally {
  await browser.close()
  await foyer.stop()
}
process.exit(0)

/** Creates the demo's selling event without its orders, and answers its page. */
async function demoEventPage(): Promise<string> {
  // Imported here because core reads its environment on import.
  const { createDemoEvents } = await import('@foyer/demo/create-demo-events')
  const { demoClock } = await import('@foyer/demo/demo-clock')
  const { events } = await createDemoEvents(demoClock(new Date()))
  const { id, slug } = events.selling.event
  return `${foyer.url}/e/${id}/${slug}`
}

function report({ name }: Conditions, visits: readonly Visit[]): void {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of))
  const kilobytes = (kind: Kind) => `${(middle(({ bytes }) => bytes[kind]) / 1000).toFixed(1)} KB`
  const paints = visits.map((visit) => visit.largest_contentful_paint_ms)
  console.log(`
  ${name}
    requests   ${middle(({ requests }) => requests)}
    JS         ${kilobytes('js')}
    CSS        ${kilobytes('css')}
    HTML       ${kilobytes('html')}
    images     ${kilobytes('image')}
    fonts      ${kilobytes('font')}
    data       ${kilobytes('data')}
    LCP        ${median(paints).toFixed(0)} ms (${Math.min(...paints).toFixed(0)} to ${Math.max(...paints).toFixed(0)})`)
}
