import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn.ts'

/** The buttons of a form in a sheet: stay in view while its fields scroll. The last child of an `AppForm`. */
export function FormFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="form-footer"
      className={cn(
        'sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-t bg-card px-6 py-4',
        className,
      )}
      {...props}
    />
  )
}
