import type { EventMessage } from '@foyer/contracts/event-message/event-message'
import { Trans } from '@lingui/react/macro'
import { CalendarX2, CircleStop, Pencil, Send, Trash2 } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { changeOf } from './new-message.ts'
import { useMessageActions } from './use-message-actions.ts'

interface MessageButtonsProps {
  message: EventMessage
  hrefFor: (id: string) => To
  onDeleted: () => void
}

/** What can be done with a message, by how far it has got. */
export function MessageButtons({ message, hrefFor, onDeleted }: MessageButtonsProps) {
  const { askToSendNow, askToCancel, askToStop, askToDelete } = useMessageActions(message.event_id)
  if (message.status === 'SCHEDULED')
    return (
      <>
        <Button asChild variant="secondary" size="sm">
          <Link to={hrefFor(changeOf(message.id))} preventScrollReset>
            <Pencil />
            <Trans>Change message</Trans>
          </Link>
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void askToSendNow(message)}>
          <Send />
          <Trans>Send now</Trans>
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void askToCancel(message)}>
          <CalendarX2 />
          <Trans>Cancel message</Trans>
        </Button>
      </>
    )
  if (message.status === 'SENDING')
    return (
      <Button variant="secondary" size="sm" onClick={() => void askToStop(message)}>
        <CircleStop />
        <Trans>Stop sending</Trans>
      </Button>
    )
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => void askToDelete(message).then((isDeleted) => isDeleted && onDeleted())}
    >
      <Trash2 />
      <Trans>Delete</Trans>
    </Button>
  )
}
