import { useEffect } from 'react'
import { createWedgeBuffer } from './wedge-buffer.ts'

/** Hardware scanners that act as a keyboard, wherever the focus is; in a text field they type like anybody. */
export function useKeyboardWedge(onCode: (code: string) => void): void {
  useEffect(() => {
    const press = createWedgeBuffer()
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      const code = press(event.key, event.timeStamp)
      if (code === null) return
      // Else its Enter would also press whatever button has the focus.
      event.preventDefault()
      onCode(code)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [onCode])
}
