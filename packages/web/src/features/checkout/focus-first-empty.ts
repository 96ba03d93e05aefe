const typedIn = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea'

/**
 * Puts the cursor where typing starts: into the first field that must be filled in and is empty. Not where the keyboard
 * would slide over the page: on a screen that is touched, the heading keeps the focus.
 */
export function focusFirstEmpty(part: HTMLElement | null): void {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return
  const fields = part?.querySelectorAll<HTMLInputElement>(typedIn) ?? []
  const empty = [...fields].find(({ value, ariaRequired }) => value === '' && ariaRequired === 'true')
  empty?.focus({ preventScroll: true })
}
