import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { controlClass } from './field-control.ts'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input type={type} data-slot="input" className={cn(controlClass, 'h-10 px-3', className)} {...props} />
  )
}
