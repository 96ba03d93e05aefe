import { useSyncExternalStore } from 'react'
import { safely } from '../browser/safely.ts'

export type Theme = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()

/** `public/theme-boot.js` applies the choice under the same key before the first paint. */
export function readTheme(): Theme {
  const stored = safely(() => localStorage.getItem('theme'))
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    safely(() => localStorage.removeItem('theme'))
  } else {
    document.documentElement.dataset.theme = theme
    safely(() => localStorage.setItem('theme', theme))
  }
  for (const listener of listeners) listener()
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => 'system' as const), setTheme]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
