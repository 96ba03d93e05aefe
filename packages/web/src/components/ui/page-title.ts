import { createContext, use, useEffect, useSyncExternalStore } from 'react'

/** The subject of the pages inside, such as an event. A person may have several events open in tabs. */
export const PageScopeContext = createContext<string | null>(null)

const listeners = new Set<() => void>()
let announced: string | null = null

/** Sets the title of the browser's tab: page, subject, product. */
export function usePageTitle(title: string): void {
  const scope = use(PageScopeContext)
  useEffect(() => {
    const parts = scope === null || scope === title ? [title] : [title, scope]
    document.title = [...parts, 'Foyer'].join(' · ')
    announced = announced === null ? '' : title
    for (const listener of listeners) listener()
  }, [title, scope])
}

/** The page that the latest link has opened. Empty for the first page, which the browser itself announces. */
export function usePageReached(): string {
  return useSyncExternalStore(subscribe, () => announced ?? '')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
