import type { Page } from '@playwright/test'

/** Shows another screen of the app without loading it again, as its links do, and waits until it is whole and still. */
export async function switchScreen(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    const look = () => document.title + document.body.textContent
    const before = look()
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    let last = before
    let calm = 0
    for (let tries = 0; tries < 400 && calm < 4; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const now = look()
      const isWhole = now !== before && !document.querySelector('[aria-busy="true"]')
      calm = isWhole && now === last ? calm + 1 : 0
      last = now
    }
    if (calm < 4) throw new Error(`${address} did not show.`)
  }, path)
}

/**
 * Each text on the screen: what stands there, names for screen readers, placeholders. Without code, what was typed, frames of other
 * sites, and texts that say that they are in another language, such as the languages' own names.
 */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForeign = (element: Element | null) =>
      Boolean(
        element?.closest(
          'script, noscript, style, code, pre, textarea, iframe, [translate="no"], body [lang]',
        ),
      )
    const texts = new Set<string>()
    const add = (text: string | null | undefined) => {
      const plain = (text ?? '').replaceAll(/\s+/g, ' ').trim()
      if (plain) texts.add(plain)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (!isForeign(walker.currentNode.parentElement)) add(walker.currentNode.nodeValue)
    const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription']
    for (const attribute of attributes)
      for (const element of document.querySelectorAll(`[${attribute}]`))
        if (!isForeign(element)) add(element.getAttribute(attribute))
    add(document.title)
    return [...texts]
  })
}
