/** Something on the page, by the words that a person sees. */
export interface Target {
  kind: 'button' | 'link' | 'field' | 'choice' | 'text'
  /** The whole name of a button, link, field or choice, or a part of a text. */
  name: string
  /** Takes the start of a name for the whole, such as that of a row that says its value after it. */
  isStart?: boolean
  /** Looks only at the element that this selector finds, and inside it. */
  within?: string
}

export function wordsOf({ kind, name }: Target): string {
  return `the ${kind} “${name}”`
}

/** Runs in the page, in every engine. Finds the first visible such element. A button must also be enabled. */
export function findInPage({ kind, name, isStart, within }: Target): Element | null {
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
    words(
      element
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    ),
    words(element.textContent),
  ]
  const isNamed = (its: string) => (isStart ? its.startsWith(name) : its === name)
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const selectors = {
    button: 'button:not(:disabled), [role="tab"], [role="menuitem"]',
    link: 'a[href]',
    field: 'input, textarea, select, [role="textbox"]',
    choice: '[role="option"], [role="radio"], [role="checkbox"], input[type="radio"], input[type="checkbox"]',
    text: '*',
  }
  for (const element of [root, ...root.querySelectorAll(selectors[kind])]) {
    if (!element.matches(selectors[kind])) continue
    const isIt =
      kind === 'text'
        ? [...element.childNodes].some((node) => node.nodeType === 3 && words(node.textContent)) &&
          words(element.textContent).includes(name)
        : names(element).some(isNamed)
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
  if ('select' in typed) typed.select()
  return document.activeElement === field
}

/** Runs in the page. Puts a value, or the option with that label, into a field, as far as React can tell by hand. */
export function setIn(field: Element, value: string): boolean {
  const { options } = field as Partial<HTMLSelectElement>
  const option = [...(options ?? [])].find(({ label }) => label === value)
  if (options && !option) return false
  const ofItsKind = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  ofItsKind?.set?.call(field, option?.value ?? value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}
