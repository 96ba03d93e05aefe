import { useRef } from 'react'

/**
 * Returns the focus to where it was before a dialog or sheet opened without its own trigger, such as from a row's link or
 * from code. Spread it onto the content of a Radix dialog.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
