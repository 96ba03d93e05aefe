import { Trans } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { cn } from '../../lib/look/cn.ts'

interface CommandButtonProps {
  onOpen: () => void
  className?: string
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the command menu, and shows its keyboard shortcut. */
export function CommandButton({ onOpen, className }: CommandButtonProps) {
  return (
    <button
      type="button"
      data-slot="command-button"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
      className={cn(
        'flex min-h-10 w-full items-center gap-3 rounded-md border px-3 py-2 text-start text-sm text-muted-foreground transition-colors hover:bg-muted lg:min-h-9 lg:py-1.5',
        className,
      )}
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="grow truncate">
        <Trans>Go to …</Trans>
      </span>
      <kbd aria-hidden className="shrink-0 font-sans text-xs max-lg:hidden">
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}
