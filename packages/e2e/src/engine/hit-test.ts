import type { EnginePage } from './engine.ts'

/** An element that should get a press, and what got the press instead, by name. */
export interface Miss {
  wanted: string
  instead: string
}

type TestedWindow = Window & { hitTest: { targets: Element[]; received: Element | null; isOn: boolean } }

interface Aim {
  x: number
  y: number
  wanted: string
  /** The element that the page finds at that point. */
  instead: string | null
}

/**
 * Presses every link, button, field and row of the page and its navigation, with all effects blocked. Answers each one that
 * did not receive its own press.
 */
export async function pressEverything(page: EnginePage): Promise<{ pressed: number; misses: Miss[] }> {
  const pressed = await page.evaluate(beginHitTest, null)
  const misses: Miss[] = []
  for (let index = 0; index < pressed; index++) {
    const { x, y, wanted, instead } = await page.evaluate(aimAt, index)
    if (instead === null) await page.clickAt(x, y)
    const received = instead ?? (await page.evaluate(whatReceived, index))
    if (received !== null) misses.push({ wanted, instead: received })
  }
  await page.evaluate(endHitTest, null)
  return { pressed, misses }
}

/** Runs in the page, like the functions below. Each one is self-contained. */
function beginHitTest(): number {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const hidden = element.closest('[aria-hidden="true"], [inert]')
    return width > 1 && height > 1 && !hidden && getComputedStyle(element).visibility === 'visible'
  }
  const within = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
  // A dialog is meant to cover everything else.
  const place = document.querySelector('[role="dialog"]') ? '[role="dialog"]' : 'main'
  const navigation = within('aside a[href], aside button')
  const rows = within(`${place} tbody tr`)
  const own = 'a[href], button:not(:disabled), input, select, textarea, [role="combobox"]'
  const targets = [...navigation, ...within(`${place} :is(${own})`), ...rows]
  const hitTest: TestedWindow['hitTest'] = { targets, received: null, isOn: true }
  const stop = (event: Event) => {
    if (!hitTest.isOn) return
    if (event.type === 'pointerdown') hitTest.received = event.target as Element
    // Of this one, the mouse's own events come only where it is let be.
    else event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    window.addEventListener(type, stop, { capture: true })
  Object.assign(window, { hitTest })
  return targets.length
}

function aimAt(index: number): Aim {
  const { hitTest } = window as unknown as TestedWindow
  const target = hitTest.targets[index] as Element
  hitTest.received = null
  const name = (element: Element | null) =>
    `${element?.localName} “${(element?.getAttribute('aria-label') ?? element?.textContent ?? '').slice(0, 60)}”`
  // A row is pressed in the middle of its last text cell, which has no links or buttons.
  const cells = target.matches('tr')
    ? [...target.children].filter((cell) => !cell.querySelector('a, button'))
    : []
  const part = cells.at(-1) ?? target
  part.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A link of several lines is pressed on its first line.
  const { left, top, width, height } = part.getClientRects()[0] as DOMRect
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  const isOwn = hit !== null && (target.contains(hit) || hit.closest('label')?.control === target)
  return { x, y, wanted: name(target), instead: isOwn ? null : name(hit) }
}

function whatReceived(index: number): string | null {
  const { targets, received } = (window as unknown as TestedWindow).hitTest
  const target = targets[index] as Element
  if (received && (target.contains(received) || received.closest('label')?.control === target)) return null
  return received ? `${received.localName} “${received.textContent?.slice(0, 60)}”` : 'nothing'
}

function endHitTest(): void {
  ;(window as unknown as TestedWindow).hitTest.isOn = false
}
