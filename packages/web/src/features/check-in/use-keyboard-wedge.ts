import { useEffect } from 'react'
import { createWedgeBuffer } from './wedge-buffer.ts'

/**
 * Reads hardware scanners that act as a keyboard, wherever the focus is. In a text field their keys are ordinary typing.
 */
export function useKeyboardWedge(onCode: (code: string) => void): void {
  useEffect(() => {
    const press = createWedgeBuffer()
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      const code = press(event.key, event.timeStamp)
      if (code === null) return
      // Otherwise the scanner's Enter would also press the focused button.
      event.preventDefault()
      onCode(code)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [onCode])
}
