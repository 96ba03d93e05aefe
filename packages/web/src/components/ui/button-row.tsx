import type { ReactNode } from 'react'

/** Buttons in pairs of one width. One that is too long for half the row has a row of its own, so no language cuts its words. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2 empty:hidden *:grow *:basis-[calc(50%-0.25rem)] print:hidden">
      {children}
    </div>
  )
}
