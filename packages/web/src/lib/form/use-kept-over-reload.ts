import { useEffect } from 'react'
import { keepUnsavedForms } from './unsaved-forms.ts'

/** Keeps what is typed on this page when the tab reloads or goes to another site, until the same person comes back in it. */
export function useKeptOverReload(): void {
  useEffect(() => {
    window.addEventListener('pagehide', keepUnsavedForms)
    return () => window.removeEventListener('pagehide', keepUnsavedForms)
  }, [])
}
