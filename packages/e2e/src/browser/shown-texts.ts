import type { Page } from '@playwright/test'

/**
 * Each text on the screen: what stands there, names for screen readers, placeholders. Without code, what was typed, frames of other
 * sites, and texts that say that they are in another language, such as the languages' own names.
 */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign = 'script, noscript, style, code, pre, textarea, iframe, [translate="no"], body [lang]'
    const texts = new Set<string>()
    const add = (text: string | null | undefined) => {
      const plain = (text ?? '').replaceAll(/\s+/g, ' ').trim()
      if (plain) texts.add(plain)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest(foreign)) add(walker.currentNode.nodeValue)
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription'])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        if (!element.closest(foreign)) add(element.getAttribute(attribute))
    add(document.title)
    return [...texts]
  })
}
