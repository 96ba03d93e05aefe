import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, CopyPlus, Eye, EyeOff, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { DropdownMenuItem, DropdownMenuSeparator } from '../../components/ui/dropdown-menu.tsx'

export interface TicketMenuActions {
  onDuplicate: () => void
  onTogglePause: () => void
  onToggleHidden: () => void
  onDelete: () => void
  /** Left out where there is nowhere to go. */
  onMoveUp?: (() => void) | undefined
  onMoveDown?: (() => void) | undefined
}

export function TicketMenu({ ticket, href, ...actions }: TicketMenuActions & { ticket: Ticket; href: To }) {
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to={href} preventScrollReset>
          <Pencil />
          <Trans>Edit</Trans>
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={actions.onDuplicate}>
        <CopyPlus />
        <Trans>Duplicate</Trans>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={actions.onTogglePause}>
        {ticket.is_paused ? <Play /> : <Pause />}
        {ticket.is_paused ? <Trans>Resume sale</Trans> : <Trans>Pause sale</Trans>}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={actions.onToggleHidden}>
        {ticket.is_hidden ? <Eye /> : <EyeOff />}
        {ticket.is_hidden ? <Trans>Show on event page</Trans> : <Trans>Hide from event page</Trans>}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem disabled={!actions.onMoveUp} onSelect={actions.onMoveUp}>
        <ArrowUp />
        <Trans>Move up</Trans>
      </DropdownMenuItem>
      <DropdownMenuItem disabled={!actions.onMoveDown} onSelect={actions.onMoveDown}>
        <ArrowDown />
        <Trans>Move down</Trans>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem isDestructive onSelect={actions.onDelete}>
        <Trash2 />
        <Trans>Delete</Trans>
      </DropdownMenuItem>
    </>
  )
}
