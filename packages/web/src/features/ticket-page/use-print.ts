import { useEffect } from 'react'

/** Opens the print dialog once, when everything is on the page and its fonts are there. */
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
