import { useEffect } from 'react'
import { isInToasts } from './is-in-toasts.ts'

/**
 * Keeps toasts within reach of the keyboard: Alt+T, which the region's name tells, leads to them, also out of an open
 * sheet: its listeners on the document would bring the focus back at once; Escape leads back to where one was.
 */
export function useReachableToasts(): void {
  useEffect(() => {
    const letFocusPass = (event: FocusEvent) => {
      if (isInToasts(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation()
    }
    const turnKeys = (event: KeyboardEvent) => {
      // Else a Mac types a dagger, and Firefox opens a menu.
      if (event.altKey && event.code === 'KeyT') event.preventDefault()
      const { activeElement } = document
      if (event.key === 'Escape' && activeElement instanceof HTMLElement && isInToasts(activeElement))
        activeElement.blur()
    }
    const { body } = document
    body.addEventListener('focusin', letFocusPass)
    body.addEventListener('focusout', letFocusPass)
    window.addEventListener('keydown', turnKeys)
    return () => {
      body.removeEventListener('focusin', letFocusPass)
      body.removeEventListener('focusout', letFocusPass)
      window.removeEventListener('keydown', turnKeys)
    }
  }, [])
}
