import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { controlClass } from './field-control.ts'

/** The browser's own select. It is best on phones and for long plain lists. Takes `<option>` children. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <div data-slot="native-select" className={cn('relative', className)}>
      <select className={cn(controlClass, 'h-10 appearance-none truncate ps-3 pe-10')} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </div>
  )
}
