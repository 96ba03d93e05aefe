import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.tsx'

interface ActionsMenuProps {
  /** The subject of the actions, as in "Actions for O-7KQ2M9X". */
  name: string | undefined
  children: ReactNode
}

/** The actions for a row or a card. It lies above the link that covers the card. */
export function ActionsMenu({ name, children }: ActionsMenuProps) {
  const { t } = useLingui()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="quiet"
          size="icon-sm"
          className="relative z-1 text-muted-foreground"
          aria-label={name ? t`Actions for ${name}` : t`Actions`}
        >
          <Ellipsis />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">{children}</DropdownMenuContent>
    </DropdownMenu>
  )
}
