import { expect, type Page } from '@playwright/test'
import { edgeCover, type Insets, underCoveredEdges } from './safe-area.ts'

const uncovered: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** What Safari and Chrome leave of an iPhone's and a small Android phone's screen, upright and turned, and what the phone covers of it. */
const sizes = [
  { width: 390, height: 664, insets: { ...uncovered, bottom: 34 } },
  { width: 360, height: 640, insets: uncovered },
  { width: 664, height: 390, insets: { ...uncovered, left: 59, right: 59, bottom: 21 } },
]

/** The first of these sizes, for a page that is still to load. */
export const phone = { width: 390, height: 664 }

/** Safari zooms into a field with smaller letters, and stays there. */
const minLetters = 16

const softly = expect.configure({ soft: true })

/** Returns a check that what the page shows fits phones as browsers leave them, clear of covered edges, with no field that is zoomed into. */
export async function phoneFit(page: Page): Promise<(name: string) => Promise<void>> {
  const cover = await edgeCover(page)
  return async (name) => {
    for (const { width, height, insets } of sizes) {
      await page.setViewportSize({ width, height })
      await cover(insets)
      const faults = async () => [...(await faultsOf(page)), ...(await underCoveredEdges(page, insets))]
      await softly.poll(faults, { message: `${name} at ${width} by ${height}` }).toEqual([])
    }
    await cover(uncovered)
  }
}

/** What is wrong with the screen in one size: pixels past the edge, fields that Safari zooms into, bars that hide most of it. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const faults: string[] = []
    const past = document.documentElement.scrollWidth - window.innerWidth
    if (past > 0) faults.push(`${past} pixels past the right edge`)
    const fields =
      'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range]), select, textarea'
    for (const field of document.querySelectorAll<HTMLElement>(fields)) {
      const letters = Number.parseFloat(getComputedStyle(field).fontSize)
      if (letters < least)
        faults.push(`${field.getAttribute('name') ?? field.id}: letters of ${letters} pixels`)
    }
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && !element.closest('[role="dialog"]'),
    )
    for (const bar of bars) {
      const { width, height } = bar.getBoundingClientRect()
      const isBar = width >= window.innerWidth && height < window.innerHeight
      if (isBar && height > window.innerHeight / 2) faults.push(`a bar of ${height} pixels covers half`)
    }
    return faults
  }, minLetters)
}
