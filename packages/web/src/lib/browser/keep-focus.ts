const isTyped = (field: Element | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

/** Notes in which field somebody types. The answer puts them back there, in whichever element then has the field's name. */
export function keepFocus(part: HTMLElement): () => void {
  const field = document.activeElement
  if (!isTyped(field) || !part.contains(field) || field.name === '') return () => {}
  const { name, value, selectionStart, selectionEnd } = field
  // Boxes that belong together have one name.
  const isOneOfMany = /checkbox|radio/.test(field.type) && field.hasAttribute('value')
  const which = `[name=${CSS.escape(name)}]${isOneOfMany ? `[value="${CSS.escape(value)}"]` : ''}`
  return () => {
    const same = part.querySelector(which)
    if (!isTyped(same)) return
    same.focus({ preventScroll: true })
    // Fields for addresses and numbers have no selection.
    if (selectionStart !== null) same.setSelectionRange(selectionStart, selectionEnd)
  }
}
