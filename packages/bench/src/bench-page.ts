import { startFoyer } from '@foyer/local/start-foyer'
import { buildWeb } from '@foyer/local/web-build/build-web'
import { median } from './median.ts'
import { countVisit, type Load, launchBrowser, timeVisit } from './page/measure-page.ts'
import { type MeasuredPage, preparePages } from './page/measured-pages.ts'
import { compareWithBounds } from './page/page-bounds.ts'
import { slowPhone } from './page/slow-phone.ts'

/** `pnpm bench:page [part of a page's name] [visits]`. */
const [wanted = '', runs = '5'] = process.argv.slice(2)

const log = (step: string) => console.log(`  · ${step}`)
await buildWeb(log)
const foyer = await startFoyer({ port: 0, directory: null, log })
const browser = await launchBrowser()
let broken = 0
try {
  const pages = (await preparePages(foyer.url)).filter(({ name }) => name.includes(wanted))
  console.log(`\n  A 412 × 915 screen, cold browser cache, warm edge cache. Times: ${runs} visits each on
  ${slowPhone.name}. Without Stripe's own files.`)
  for (const page of pages) await report(page)
  console.log(broken === 0 ? '\n  All bounds hold.' : `\n  ${broken} bounds do not hold.`)
} finally {
  await browser.close()
  await foyer.stop()
}
process.exit(0)

async function report(page: MeasuredPage): Promise<void> {
  await (await fetch(page.url)).text()
  const visit = await countVisit(browser, page)
  const visits = []
  for (let run = 0; run < Number(runs); run += 1) visits.push(await timeVisit(browser, page, slowPhone))
  const paints = visits.map((one) => one.largest_contentful_paint_ms)
  const median_paints = {
    largest_contentful_paint_ms: median(paints),
    layout_shift: Math.max(...visits.map(({ layout_shift }) => layout_shift)),
  }
  console.log(`
  ${page.name}
    until idle  ${inWords(visit.before_idle)}
    in all      ${inWords(visit.whole)}
    LCP         ${median(paints).toFixed(0)} ms (${Math.min(...paints).toFixed(0)} to ${Math.max(...paints).toFixed(0)})
    CLS         ${median_paints.layout_shift.toFixed(4)}`)
  for (const { name, most, value, holds } of compareWithBounds(page.bounds, visit, median_paints)) {
    if (!holds) broken += 1
    const words = name.replaceAll('_', ' ')
    console.log(`    ${holds ? 'holds ' : 'BROKEN'}      ${words} ≤ ${most}: ${Number(value.toFixed(3))}`)
    if (!holds && name === 'requests')
      for (const path of visit.whole.paths) console.log(`                  ${path}`)
  }
}

function inWords({ requests, scripts, bytes }: Load): string {
  const kilobytes = (count: number) => (count / 1000).toFixed(1)
  const { js, css, html, image, font, data } = bytes
  return `${requests} requests, ${scripts} of script; KB: script ${kilobytes(js)}, CSS ${kilobytes(css)}, HTML ${kilobytes(html)}, images ${kilobytes(image)}, fonts ${kilobytes(font)}, data ${kilobytes(data)}`
}
