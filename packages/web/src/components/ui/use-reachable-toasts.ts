import { useEffect } from 'react'
import { isInToasts } from './is-in-toasts.ts'

/**
 * Makes toasts reachable by keyboard. Alt+T, which the region's name mentions, moves the focus to them, even out of an open sheet,
 * although the sheet's listeners on the document would take the focus back. Escape moves the focus back.
 */
export function useReachableToasts(): void {
  useEffect(() => {
    const letFocusPass = (event: FocusEvent) => {
      if (isInToasts(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation()
    }
    const turnKeys = (event: KeyboardEvent) => {
      // Otherwise a Mac types a dagger, and Firefox opens a menu.
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
