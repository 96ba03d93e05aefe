import { Popover as PopoverPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { floatClass } from './menu-surface.ts'

export const Popover = PopoverPrimitive.Root
export const PopoverTrigger = PopoverPrimitive.Trigger

export function PopoverContent({ className, ...props }: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        data-slot="popover-content"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className={cn(floatClass, 'w-72 p-4', className)}
        {...props}
      />
    </PopoverPrimitive.Portal>
  )
}
