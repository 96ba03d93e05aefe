import { desk } from '../engine/engine.ts'
import { expect, test } from '../engine/engine-test.ts'
import { pressEverything } from '../engine/hit-test.ts'
import { waitFor } from '../engine/wait-for.ts'
import { mintLists } from '../event/mint-lists.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'

test('in every list, each row, filter, menu and link gets its own clicks', async ({ openSignedIn }) => {
  const { organizer, lists } = await mintLists()
  const page = await openSignedIn(organizer, desk, '/manage/events')
  // Both drivers fail when a page still loads while the next one is opened.
  await page.see({ kind: 'text', name: 'Harbour noon', within: 'main' })
  for (const [name, { path, shows, opens }] of Object.entries(lists)) {
    await test.step(name, async () => {
      await page.open(`${foyerUrl()}${path}`)
      const within = name === 'answers' ? '[role="dialog"]' : 'main'
      for (const text of shows) await page.see({ kind: 'text', name: text, within })
      await waitFor(`${name} at rest`, () =>
        page.evaluate(() => !document.querySelector('[aria-busy="true"]'), null),
      )
      const { pressed, misses } = await pressEverything(page)
      expect(misses, name).toEqual([])
      expect(pressed, name).toBeGreaterThan(0)
      if (!opens) return
      const row = await page.evaluate(firstRow, null)
      await page.clickAt(row.x, row.y)
      await waitFor(`the first row’s own address, ${row.href}`, () =>
        page.evaluate((href) => location.href === href, row.href),
      )
    })
  }
})

/** Runs in the page. Answers where to press the first row beside its link, and the link's address. */
function firstRow(): { x: number; y: number; href: string } {
  const row = document.querySelector('main tbody tr') as HTMLTableRowElement
  row.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, width, top, height } = (row.cells[1] as HTMLTableCellElement).getBoundingClientRect()
  return {
    x: Math.round(left + width - 6),
    y: Math.round(top + height / 2),
    href: row.querySelector('a')?.href ?? '',
  }
}
