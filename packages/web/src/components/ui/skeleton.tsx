import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'

/** The shape of what comes: size it like the real thing. The region around it carries `aria-busy`. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn('animate-pulse rounded-md bg-muted', className)}
      {...props}
    />
  )
}
