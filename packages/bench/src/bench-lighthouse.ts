import { startFoyer } from '@foyer/local/start-foyer'
import { buildWeb } from '@foyer/local/web-build/build-web'
import { type Judgement, judgePage, leastScore, middleOf } from './page/judge-page.ts'
import { launchBrowser } from './page/measure-page.ts'
import { preparePages } from './page/measured-pages.ts'

/**
 * `pnpm bench:lighthouse [part of a page's name] [times]`: how Lighthouse judges the pages that need no login, as on a slow phone. Of
 * three times each the middle counts, because one time differs from the next by several points.
 */
const [wanted = '', times = '3'] = process.argv.slice(2)
const port = 9333

const log = (step: string) => console.log(`  · ${step}`)
await buildWeb(log)
const foyer = await startFoyer({ port: 0, directory: null, log })
const browser = await launchBrowser([`--remote-debugging-port=${port}`])
let broken = 0
try {
  const pages = (await preparePages(foyer.url)).filter(
    ({ name, token }) => token === null && name.includes(wanted),
  )
  console.log(`\n  Lighthouse, mobile. Each score is to be ${leastScore} or more.`)
  for (const page of pages) {
    await (await fetch(page.url)).text()
    const judgements: Judgement[] = []
    for (let time = 0; time < Number(times); time += 1)
      judgements.push(await judgePage(page.url, { port, isFoundBySearch: page.name.startsWith('event') }))
    const { scores, findings, machine } = middleOf(judgements)
    console.log(`\n  ${page.name} (machine: ${machine})`)
    for (const { name, score } of scores) {
      if (score < leastScore) broken += 1
      console.log(`    ${score < leastScore ? 'BROKEN' : 'holds '}      ${name}: ${score}`)
    }
    for (const finding of findings) console.log(`                  ${finding}`)
  }
  console.log(broken === 0 ? '\n  All scores hold.' : `\n  ${broken} scores do not hold.`)
} finally {
  await browser.close()
  await foyer.stop()
}
process.exit(0)
