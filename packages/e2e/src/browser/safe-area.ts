import { expect, type Page } from '@playwright/test'

export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

/** Lets the page believe that the phone covers that much of each edge: its notch, its corners, its line to swipe. */
export async function edgeCover(page: Page): Promise<(insets: Insets) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  return async (insets) => {
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
    // Otherwise a walk with edges that are not covered would find nothing.
    await expect.poll(() => page.evaluate(bottomInset)).toBe(`${insets.bottom}px`)
  }
}

function bottomInset(): string {
  const probe = document.createElement('div')
  probe.style.paddingBottom = 'env(safe-area-inset-bottom)'
  document.documentElement.append(probe)
  const { paddingBottom } = getComputedStyle(probe)
  probe.remove()
  return paddingBottom
}

/**
 * What is under the covered edges: texts and controls at the sides, and those of a bar, a sheet or a dialog at the bottom. The page itself
 * scrolls, so its texts may be at the bottom for a while.
 */
export function underCoveredEdges(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ left, right, bottom }) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"]')
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
    /** What is seen of it: an ellipsis ends a text, and a list that scrolls sideways shows a part of its items. */
    const seen = (box: DOMRect, element: Element | null): DOMRect => {
      if (element === null || element === document.body) return box
      const { overflowX, display } = getComputedStyle(element)
      if (overflowX === 'visible' || display === 'inline') return seen(box, element.parentElement)
      const frame = element.getBoundingClientRect()
      const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)]
      const right = Math.min(box.right, frame.right)
      const bottom = Math.min(box.bottom, frame.bottom)
      return seen(new DOMRect(left, top, right - left, bottom - top), element.parentElement)
    }
    const boxes: { name: string; element: Element; box: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const element = node.parentElement
      if (!text || !element || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      boxes.push({ name: text, element, box: seen(range.getBoundingClientRect(), element) })
    }
    for (const element of document.querySelectorAll('a, button, input, select, textarea'))
      if (isShown(element))
        boxes.push({
          name: element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.tagName,
          element,
          box: seen(element.getBoundingClientRect(), element.parentElement),
        })
    const faults: string[] = []
    for (const { name, element, box } of boxes) {
      const isSmall = box.width <= 1 || box.height <= 1
      const isAway = box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth
      if (isSmall || isAway) continue
      if (box.left < left - 0.5) faults.push(`${name}: ${left - box.left} pixels under the left edge`)
      if (box.right > innerWidth - right + 0.5)
        faults.push(`${name}: ${box.right - innerWidth + right} pixels under the right edge`)
      if (isFixed(element) && box.top < innerHeight && box.bottom > innerHeight - bottom + 0.5)
        faults.push(`${name}: ${box.bottom - innerHeight + bottom} pixels under the bottom edge`)
    }
    return faults
  }, insets)
}
