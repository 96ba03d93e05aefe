import type { ReactNode } from 'react'
import { DropdownMenuItem } from './dropdown-menu.tsx'

interface NewTabItemProps {
  href: string
  /** An icon, then what opens. */
  children: ReactNode
}

/** An entry of a menu that opens a page in a tab of its own, so that the list stays as it is. */
export function NewTabItem({ href, children }: NewTabItemProps) {
  return (
    <DropdownMenuItem asChild>
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    </DropdownMenuItem>
  )
}
