import { createContext, use, useEffect, useSyncExternalStore } from 'react'

/** What all pages around belong to, such as an event: several of them may be open in tabs beside each other. */
export const PageScopeContext = createContext<string | null>(null)

const listeners = new Set<() => void>()
let announced: string | null = null

/** Names the browser's tab: page, what it belongs to, product. */
export function usePageTitle(title: string): void {
  const scope = use(PageScopeContext)
  useEffect(() => {
    const parts = scope === null || scope === title ? [title] : [title, scope]
    document.title = [...parts, 'Foyer'].join(' · ')
    announced = announced === null ? '' : title
    for (const listener of listeners) listener()
  }, [title, scope])
}

/** The page that the latest link has led to; empty at the first, which the browser itself tells. */
export function usePageReached(): string {
  return useSyncExternalStore(subscribe, () => announced ?? '')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
