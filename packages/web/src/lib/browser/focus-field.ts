/**
 * Puts the keyboard into a form's field by its name, such as `title`, or once it is there: an editor may still be loading. Answers what ends the
 * waiting.
 */
export function focusField(content: Element, name: string): () => void {
  const focus = () => {
    const field = content.querySelector(`[data-field="${CSS.escape(name)}"]`)
    const control = field?.querySelector<HTMLElement>('input, button[role], [contenteditable="true"]')
    control?.focus()
    return control !== undefined && control !== null
  }
  if (focus()) return () => undefined
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect()
  })
  observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}
