import type { ReactNode } from 'react'
import { safeJson } from './safe-json.ts'

interface DrawnBodyProps {
  /** What React drew of the part that the browser's script takes over. */
  markup: string
  /** What that part was drawn from. The script reads it from the element with this id. */
  state: object
  stateElementId: string
  /** What stands above it and needs no script. */
  children?: ReactNode
}

/** The body of a page that is drawn on the server and continued in the browser. */
export function DrawnBody({ markup, state, stateElementId, children }: DrawnBodyProps) {
  return (
    <body>
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup */}
      <div id="root" dangerouslySetInnerHTML={{ __html: markup }} />
      <script
        id={stateElementId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        dangerouslySetInnerHTML={{ __html: safeJson(state) }}
      />
    </body>
  )
}
