import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { controlClass } from './field-control.ts'

/** Grows with its text where the browser can. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(controlClass, 'field-sizing-content max-h-96 min-h-24 px-3 py-2', className)}
      {...props}
    />
  )
}
