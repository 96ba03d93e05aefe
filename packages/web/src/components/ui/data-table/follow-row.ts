import type { MouseEvent } from 'react'

const ownAnswers = 'a, button, input, select, textarea, label, summary, [role="button"]'

/**
 * Makes a click anywhere in a table row a click on the row's one link; with a modifier key or the middle button it opens
 * in a tab of its own, as on the link itself. A link stretched over its row by CSS would need a positioned `<tr>`, and
 * Safari has none: there every such link covers the whole page (docs/decisions/0043).
 */
export function followRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget: row } = event
  // What a menu of the row shows elsewhere on the page arrives here too.
  if (event.defaultPrevented || !(target instanceof Element) || !row.contains(target)) return
  if (target.closest(ownAnswers) || isSelecting(row)) return
  const link = row.querySelector<HTMLAnchorElement>('[data-slot="row-link"]')
  if (!link) return
  const isMiddle = event.type === 'auxclick' && event.button === 1
  if (event.type === 'auxclick' && !isMiddle) return
  if (isMiddle || event.ctrlKey || event.metaKey || event.shiftKey)
    window.open(link.href, '_blank', 'noopener')
  else link.click()
}

/** Keeps a middle press from starting to scroll where it is about to open a tab. */
export function keepStill(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault()
}

/** A click that ends a drag over text has selected it. */
function isSelecting(row: Element): boolean {
  const selection = getSelection()
  return Boolean(selection && !selection.isCollapsed && selection.containsNode(row, true))
}
