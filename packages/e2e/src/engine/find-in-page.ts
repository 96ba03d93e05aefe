/** Something on the page, by the words that a person sees. */
export interface Target {
  kind: 'button' | 'link' | 'field' | 'text'
  /** The whole name of a button, link or field, or a part of a text. */
  name: string
  /** Looks only inside the element that this selector finds. */
  within?: string
}

export function wordsOf({ kind, name }: Target): string {
  return `the ${kind} “${name}”`
}

/** Runs in the page, in every engine. Finds the first visible such element. A button must also be enabled. */
export function findInPage({ kind, name, within }: Target): Element | null {
  const root = within ? document.querySelector(within) : document.body
  if (!root) return null
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const labels = (element: Element) =>
    [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) =>
      words(textContent).replace(/ ?\(optional\)$/, ''),
    )
  const names = (element: Element) => [
    words(element.getAttribute('aria-label')),
    ...labels(element),
    words(element.textContent),
  ]
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const selectors = {
    button: 'button:not(:disabled), [role="tab"], [role="menuitem"]',
    link: 'a[href]',
    field: 'input, textarea, select',
    text: '*',
  }
  for (const element of root.querySelectorAll(selectors[kind])) {
    const isIt =
      kind === 'text'
        ? [...element.childNodes].some((node) => node.nodeType === 3 && words(node.textContent)) &&
          words(element.textContent).includes(name)
        : names(element).includes(name)
    if (isIt && isShown(element)) return element
  }
  return null
}

/** Runs in the page. Answers where an element can be pressed, once it rests and nothing covers it. */
export function pointOf(element: Element): { x: number; y: number } | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box] = element.getClientRects()
  if (!box) return null
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]
  const hit = document.elementFromPoint(x, y)
  const before = (element as Element & { pointBefore?: string }).pointBefore
  Object.assign(element, { pointBefore: `${x} ${y}` })
  return hit && element.contains(hit) && before === `${x} ${y}` ? { x, y } : null
}

/** Runs in the page. Focuses a field and selects what is in it, as before typing; false if the page has put another in its place. */
export function focusOn(field: Element): boolean {
  const typed = field as HTMLInputElement
  typed.focus()
  typed.select()
  return document.activeElement === field
}
