import type { Page } from '@playwright/test'

/** The words of each button that reach past its edge. Other than long names, a button's words are never cut. */
export function overflowingButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-slot="button"]')]
    const isCutByIntent = (button: HTMLElement) =>
      [button, ...button.querySelectorAll('*:not(svg, svg *)')].some(
        (part) => getComputedStyle(part).overflow === 'hidden',
      )
    const overflow = (button: HTMLElement) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()]
      return Math.max(outer.left - inner.left, inner.right - outer.right)
    }
    return buttons
      .filter((button) => button.offsetWidth > 0 && !isCutByIntent(button) && overflow(button) > 0.5)
      .map((button) => (button.textContent ?? '').trim())
  })
}
