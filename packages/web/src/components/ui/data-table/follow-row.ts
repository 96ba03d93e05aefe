import type { MouseEvent } from 'react'

const ownAnswers = 'a, button, input, select, textarea, label, summary, [role="button"]'

/**
 * Makes a click anywhere in a table row a click on the row's only link. With a modifier key or the middle button it opens a new
 * tab, as the link does. Stretching the link by CSS would need a positioned `<tr>`, which Safari does not support: there every
 * such link covers the whole page (docs/decisions/0043).
 */
export function followRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget: row } = event
  // Clicks in the row's menu also arrive here, although the menu is elsewhere on the page.
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

/** Stops a middle press from scrolling, because it opens a tab. */
export function keepStill(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault()
}

/** Whether a click ends a text selection in the row. */
function isSelecting(row: Element): boolean {
  const selection = getSelection()
  return Boolean(selection && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(row))
}
