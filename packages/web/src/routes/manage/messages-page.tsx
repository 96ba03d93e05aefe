import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { MessageSquareText, PenLine } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { MessageSheet } from '../../features/event-message/message-sheet.tsx'
import { MessageTable } from '../../features/event-message/message-table.tsx'
import { ticketQueries } from '../../features/ticket/ticket-queries.ts'
import { HintCard } from '../../features/user/hint-card.tsx'
import { isRowOpen, useOpenRow } from '../../lib/list/use-open-row.ts'
import { useEvent } from './use-event.ts'
import { useMe } from './use-me.ts'

/** `?message=new&order_id=…` or `&attendee_id=…` opens a new message to that buyer or attendee. */
export function MessagesPage() {
  const { t } = useLingui()
  const event = useEvent()
  const me = useMe()
  const { data: tickets } = useSuspenseQuery(ticketQueries.all(event.id))
  const [, setSearch] = useSearchParams()
  const { openId, hrefFor, showInstead } = useOpenRow('message')
  const close = () => {
    if (!isRowOpen('message', openId)) return
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        for (const name of ['message', 'order_id', 'attendee_id']) next.delete(name)
        return next
      },
      { preventScrollReset: true },
    )
  }
  const write = (
    <Button asChild>
      <Link to={hrefFor('new')} preventScrollReset>
        <PenLine />
        <Trans>New message</Trans>
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t`Messages`}
        description={t`Emails to the buyers and attendees of this event: changes, directions, thanks.`}
        action={write}
      />
      <HintCard
        name="messages"
        action={
          <Button asChild variant="secondary" size="sm">
            <Link to={hrefFor('new')} preventScrollReset>
              <Trans>Write a message</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>A message can be sent at once, at a time, or days before the event.</Trans>
      </HintCard>
      <MessageTable
        event={event}
        hrefFor={hrefFor}
        empty={
          <EmptyState
            icon={MessageSquareText}
            title={<Trans>No messages yet</Trans>}
            example={
              <Trans>“Doors open at 7 pm”, one day before the event, to everyone with a ticket.</Trans>
            }
            firstStep={write}
          >
            <Trans>
              Tell everyone, or holders of certain tickets, what they need to know. Send yourself a test
              first.
            </Trans>
          </EmptyState>
        }
      />
      <MessageSheet
        event={event}
        tickets={tickets}
        me={me}
        openId={openId}
        hrefFor={hrefFor}
        onClose={close}
        onSent={({ id }) => showInstead(id)}
      />
    </>
  )
}
