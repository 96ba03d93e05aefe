import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { cn } from '../../lib/look/cn.ts'

interface DocsLinkProps {
  to: string
  className: string
  children: ReactNode
}

/** A line of the documentation's contents, which says where the reader is. */
export function DocsLink({ to, className, children }: DocsLinkProps) {
  const isHere = useLocation().pathname === to
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={cn(
        'rounded-md px-2 py-1.5 hover:bg-muted',
        isHere && 'bg-accent text-accent-foreground',
        className,
      )}
    >
      {children}
    </Link>
  )
}
