const typedIn = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea'

/**
 * Focuses the first required field that is empty, or the name before it that belongs to the same person. On a touch screen
 * the heading keeps the focus, because the keyboard would cover the page.
 */
export function focusFirstEmpty(part: HTMLElement | null): void {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return
  const fields = part?.querySelectorAll<HTMLInputElement>(typedIn) ?? []
  const empty = [...fields].find(({ value, ariaRequired }) => value === '' && ariaRequired === 'true')
  const name = empty?.closest('[data-slot=names]')?.querySelector('input')
  const start = name?.value === '' ? name : empty
  start?.focus({ preventScroll: true })
}
