import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Puts the keyboard into the field that the address names (`?field=title`). An editor may still be loading. */
export function useRequestedField(): void {
  const [search] = useSearchParams()
  const name = search.get('field')
  useEffect(() => {
    const content = document.querySelector('#content')
    if (!name || !content) return
    const focus = () => {
      const field = content.querySelector(`[data-field="${CSS.escape(name)}"]`)
      const control = field?.querySelector<HTMLElement>('input, button[role], [contenteditable="true"]')
      control?.focus()
      return control !== undefined && control !== null
    }
    if (focus()) return
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect()
    })
    observer.observe(content, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [name])
}
