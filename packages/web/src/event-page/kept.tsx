import { type ReactNode, useState } from 'react'

interface KeptProps {
  name: string
  /** Drawn on the server. In the browser there is none. */
  children?: ReactNode
}

/**
 * A part of the page that no script changes. The browser keeps the server's markup as it is, so it need not load what draws
 * it (docs/decisions/0087). It is no box of its own.
 */
export function Kept({ name, children }: KeptProps) {
  const [html] = useState(() => (children === undefined ? markupOf(name) : null))
  if (html === null)
    return (
      <div data-kept={name} className="contents">
        {children}
      </div>
    )
  return (
    <div
      data-kept={name}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function markupOf(name: string): string {
  return document.querySelector(`[data-kept="${name}"]`)?.innerHTML ?? ''
}
