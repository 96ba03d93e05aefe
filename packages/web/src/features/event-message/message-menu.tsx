import type { EventMessageRow } from '@foyer/contracts/event-message/event-message'
import { Trans } from '@lingui/react/macro'
import { CalendarX2, CircleStop, CopyPlus, Eye, Pencil, Send, Trash2 } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { changeOf, copyOf } from './new-message.ts'
import { useMessageActions } from './use-message-actions.ts'

interface MessageMenuProps {
  message: EventMessageRow
  hrefFor: (id: string) => To
}

export function MessageMenu({ message, hrefFor }: MessageMenuProps) {
  const { askToSendNow, askToCancel, askToStop, askToDelete } = useMessageActions(message.event_id)
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to={hrefFor(message.id)} preventScrollReset>
          <Eye />
          <Trans>View</Trans>
        </Link>
      </DropdownMenuItem>
      {message.status === 'SCHEDULED' && (
        <>
          <DropdownMenuItem asChild>
            <Link to={hrefFor(changeOf(message.id))} preventScrollReset>
              <Pencil />
              <Trans>Change message</Trans>
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void askToSendNow(message)}>
            <Send />
            <Trans>Send now</Trans>
          </DropdownMenuItem>
        </>
      )}
      <DropdownMenuItem asChild>
        <Link to={hrefFor(copyOf(message.id))} preventScrollReset>
          <CopyPlus />
          <Trans>Write a similar message</Trans>
        </Link>
      </DropdownMenuItem>
      {message.status === 'SCHEDULED' ? (
        <DropdownMenuItem isDestructive onSelect={() => void askToCancel(message)}>
          <CalendarX2 />
          <Trans>Cancel message</Trans>
        </DropdownMenuItem>
      ) : message.status === 'SENDING' ? (
        <DropdownMenuItem isDestructive onSelect={() => void askToStop(message)}>
          <CircleStop />
          <Trans>Stop sending</Trans>
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem isDestructive onSelect={() => void askToDelete(message)}>
          <Trash2 />
          <Trans>Delete</Trans>
        </DropdownMenuItem>
      )}
    </>
  )
}
