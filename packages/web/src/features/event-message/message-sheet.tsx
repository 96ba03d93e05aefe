import type { EventMessage } from '@foyer/contracts/event-message/event-message'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { User } from '@foyer/contracts/user/user'
import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type To, useLocation, useSearchParams } from 'react-router-dom'
import { toast } from 'sonner'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { SheetSkeleton } from '../../components/ui/sheet-skeleton.tsx'
import { eventMessageQueries } from './event-message-queries.ts'
import type { MessageEvent } from './message-event.ts'
import { MessageFacts } from './message-facts.tsx'
import { MessageForm } from './message-form.tsx'
import { messageAgain, messageLike, messageToChange, newMessage, openMessage } from './new-message.ts'
import { UnverifiedNotice } from './unverified-notice.tsx'

interface MessageSheetProps {
  event: MessageEvent
  tickets: readonly Ticket[]
  me: User
  /** What the address opens: `new`, a message, or a copy of one. Null opens nothing. */
  openId: string | null
  hrefFor: (id: string) => To
  onClose: () => void
  onSent: (message: EventMessage) => void
}

/** A message beside the list: a form to write or change it, or the message as it was sent. */
export function MessageSheet({ event, tickets, me, openId, hrefFor, onClose, onSent }: MessageSheetProps) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const { id, form: kind } = openMessage(openId ?? 'new')
  const query = eventMessageQueries.detail(event.id, id ?? '')
  const { data: known, error, refetch } = useQuery({ ...query, ...(id ? {} : { queryFn: skipToken }) })
  // A message may have been sent since its form was linked to. Then it is shown.
  const isChanging = kind === 'change' && (!known || known.status === 'SCHEDULED')
  const isWriting = id === null || isChanging || (kind !== null && kind !== 'change')
  const form = {
    ...{ event, tickets, me },
    onSent: (message: EventMessage) => {
      toast.success(message.status === 'SCHEDULED' ? t`Message scheduled` : t`Message is being sent`)
      onSent(message)
    },
  }
  return (
    <Sheet open={openId !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        title={isChanging ? t`Change message` : isWriting ? t`New message` : (known?.subject ?? t`Message`)}
      >
        {isWriting && !me.is_email_confirmed ? (
          <UnverifiedNotice me={me} />
        ) : id === null ? (
          <MessageForm key="new" {...form} defaultValues={newMessage(search, state)} />
        ) : known && isChanging ? (
          <MessageForm key={openId} {...form} message={known} defaultValues={messageToChange(known)} />
        ) : known && kind !== null && kind !== 'change' ? (
          <MessageForm
            key={openId}
            {...form}
            defaultValues={kind === 'again' ? messageAgain(known) : messageLike(known)}
          />
        ) : known ? (
          <MessageFacts
            message={known}
            event={event}
            tickets={tickets}
            hrefFor={hrefFor}
            onDeleted={onClose}
          />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )}
      </SheetContent>
    </Sheet>
  )
}
