import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'

/** A placeholder for content that loads. Give it the content's size. The region around it has `aria-busy`. */
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
