import { Switch as SwitchPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'

/** A switch for settings that take effect at once. In a form that is saved, a `Checkbox` is usually clearer. */
export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        'relative h-6 w-10 shrink-0 rounded-full border border-input bg-muted transition-colors disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary',
        className,
      )}
      {...props}
    >
      {/* A border, because forced colors take backgrounds away. */}
      <SwitchPrimitive.Thumb className="block size-4 translate-x-1 rounded-full border-8 border-muted-foreground transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:border-primary-foreground rtl:-translate-x-1 rtl:data-[state=checked]:-translate-x-5" />
    </SwitchPrimitive.Root>
  )
}
