import { createContext, use, useEffect } from 'react'

/** What all pages around belong to, such as an event: several of them may be open in tabs beside each other. */
export const PageScopeContext = createContext<string | null>(null)

/** Names the browser's tab: page, what it belongs to, product. */
export function usePageTitle(title: string): void {
  const scope = use(PageScopeContext)
  useEffect(() => {
    const parts = scope === null || scope === title ? [title] : [title, scope]
    document.title = [...parts, 'Foyer'].join(' · ')
  }, [title, scope])
}
