import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans } from '@lingui/react/macro'
import { CopyPlus, Eye, EyeOff, Pause, Play, Trash2 } from 'lucide-react'
import type { To } from 'react-router-dom'
import { EditMenuItem } from '../../components/foyer/edit-menu-item.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { MoveMenuItems } from '../../components/ui/sortable/move-menu-items.tsx'
import type { ItemSorting } from '../../components/ui/sortable/sortable-item.tsx'

export interface TicketActions {
  onDuplicate: () => void
  onTogglePause: () => void
  onToggleHidden: () => void
  onDelete: () => void
}

export type TicketMenuActions = TicketActions & Omit<ItemSorting, 'handle'>

export function TicketMenu({ ticket, href, ...actions }: TicketMenuActions & { ticket: Ticket; href: To }) {
  return (
    <>
      <EditMenuItem href={href} />
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
      <MoveMenuItems onMoveUp={actions.onMoveUp} onMoveDown={actions.onMoveDown} />
      <DropdownMenuItem isDestructive onSelect={actions.onDelete}>
        <Trash2 />
        <Trans>Delete</Trans>
      </DropdownMenuItem>
    </>
  )
}
