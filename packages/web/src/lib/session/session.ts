import { useSyncExternalStore } from 'react'
import { safely } from '../browser/safely.ts'

const tokenKey = 'token'
const listeners = new Set<() => void>()

/**
 * The bearer token (specification §6: local storage). It only suggests that the visitor is signed in, because the server
 * decides. Browsers block storage in the widget's frame, so the visitor is signed out there.
 */
export function readToken(): string | null {
  return safely(() => localStorage.getItem(tokenKey)) ?? null
}

export function storeToken(token: string): void {
  if (token === readToken()) return
  localStorage.setItem(tokenKey, token)
  for (const listener of listeners) listener()
}

export function clearToken(): void {
  localStorage.removeItem(tokenKey)
  for (const listener of listeners) listener()
}

/** Re-renders when this or another tab signs in or out. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => readToken() !== null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
