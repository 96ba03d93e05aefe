import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'

/** A table that scrolls sideways inside its own frame if needed. Its header stays in view as the page scrolls. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div
      data-slot="table-frame"
      className="rounded-lg border bg-card max-lg:overflow-x-auto print:overflow-visible"
    >
      <table
        data-slot="table"
        className={cn('w-full border-separate border-spacing-0 text-sm', className)}
        {...props}
      />
    </div>
  )
}

export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  return <thead data-slot="table-header" className={className} {...props} />
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return (
    <tbody data-slot="table-body" className={cn('[&_tr:last-child>td]:border-b-0', className)} {...props} />
  )
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr data-slot="table-row" className={cn('transition-colors', className)} {...props} />
}

export function TableHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      data-slot="table-head"
      className={cn(
        'sticky top-0 z-2 h-11 print:static border-b bg-card px-4 text-start font-medium whitespace-nowrap text-muted-foreground first:rounded-tl-lg last:rounded-tr-lg',
        className,
      )}
      {...props}
    />
  )
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return (
    <td
      data-slot="table-cell"
      className={cn('h-13 max-w-xs border-b px-4 py-2 wrap-anywhere', className)}
      {...props}
    />
  )
}
