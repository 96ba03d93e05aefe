import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/look/cn.ts'
import { Button } from '../button.tsx'

interface ChipButtonProps extends ComponentProps<typeof Button> {
  label: string
  /** The filter's value as text. Empty when the filter is not set. */
  words: string
}

/** A chip that opens a filter. */
export function ChipButton({ label, words, className, ...props }: ChipButtonProps) {
  return (
    <Button
      variant="secondary"
      className={cn(
        'max-w-full rounded-full px-3',
        words && 'border-primary bg-accent text-accent-foreground',
        className,
      )}
      {...props}
    >
      <span className="truncate">
        {label}
        {words && `: ${words}`}
      </span>
      <ChevronDown />
    </Button>
  )
}
