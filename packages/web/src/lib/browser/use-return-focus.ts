import { useRef } from 'react'

/**
 * Sends the focus back to where it was when a dialog or sheet opened without a trigger of its own: from a link of a
 * row, or from code. Spread onto the content of a Radix dialog.
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
