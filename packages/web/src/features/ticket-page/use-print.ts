import { useEffect } from 'react'

/** Opens the print dialog once the page is complete and its fonts are loaded. */
export function usePrint(isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete) return
    let isGone = false
    void document.fonts.ready.then(() => {
      if (!isGone) window.print()
    })
    return () => {
      isGone = true
    }
  }, [isComplete])
}
