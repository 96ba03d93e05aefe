import { Toolbar } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/look/cn.ts'
import { Button } from '../../ui/button.tsx'

interface ToolbarButtonProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'size'> {
  label: string
  /** Whether its format is on at the cursor. Left out for a one-time action. */
  isOn?: boolean | undefined
  /** Does nothing now, but keeps the focus, so that undoing the last step does not move the focus out of the toolbar. */
  isOff?: boolean
}

/** An icon of the editor's toolbar. */
export function ToolbarButton({ label, isOn, isOff, onClick, className, ...props }: ToolbarButtonProps) {
  return (
    <Toolbar.Button asChild>
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={label}
        title={label}
        aria-pressed={isOn}
        aria-disabled={isOff || undefined}
        className={cn('aria-pressed:bg-accent aria-pressed:text-accent-foreground', className)}
        {...props}
        onClick={isOff ? undefined : onClick}
      />
    </Toolbar.Button>
  )
}
