import { Command as CommandPrimitive, useCommandState } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/look/cn.ts'

/** A list to search by typing and to move along by arrow keys. It loads when it is opened, since it needs cmdk. */
export function Command({ className, ...props }: ComponentProps<typeof CommandPrimitive>) {
  return (
    <CommandPrimitive data-slot="command" className={cn('flex min-h-0 flex-col', className)} {...props} />
  )
}

export const CommandInput = CommandPrimitive.Input
export const CommandList = CommandPrimitive.List

/** How many items match what is typed. */
export function useFoundCount(): number {
  return useCommandState(({ filtered }) => filtered.count)
}

export function CommandGroup({ className, ...props }: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      className={cn(
        'p-2 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted-foreground',
        className,
      )}
      {...props}
    />
  )
}

interface CommandItemProps extends ComponentProps<typeof CommandPrimitive.Item> {
  icon: LucideIcon
  /** A note beside the words, such as a date or a place. */
  note?: ReactNode
}

export function CommandItem({ icon: Icon, note, children, className, ...props }: CommandItemProps) {
  return (
    <CommandPrimitive.Item
      data-slot="command-item"
      className={cn(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-2 text-sm data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground',
        className,
      )}
      {...props}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 grow truncate">{children}</span>
      {note && <span className="shrink-0 text-xs text-muted-foreground">{note}</span>}
    </CommandPrimitive.Item>
  )
}
