const typedIn = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea'

/**
 * Focuses the first required field that is empty. On a touch screen the heading keeps the focus, because the keyboard
 * would cover the page.
 */
export function focusFirstEmpty(part: HTMLElement | null): void {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return
  const fields = part?.querySelectorAll<HTMLInputElement>(typedIn) ?? []
  const empty = [...fields].find(({ value, ariaRequired }) => value === '' && ariaRequired === 'true')
  empty?.focus({ preventScroll: true })
}
