import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'

/** Only for content of unknown shape, such as a camera or a payment form that starts. Otherwise use a `Skeleton`. */
export function Spinner({ className, ...props }: ComponentProps<typeof LoaderCircle>) {
  return (
    <LoaderCircle
      data-slot="spinner"
      aria-hidden
      className={cn('size-5 animate-spin', className)}
      {...props}
    />
  )
}
