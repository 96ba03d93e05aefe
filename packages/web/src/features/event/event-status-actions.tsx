import type { Event, EventStatus } from '@foyer/contracts/event/event'
import { Trans, useLingui } from '@lingui/react/macro'
import { Archive, ArchiveRestore, ExternalLink, FilePenLine, Rocket } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { paths } from '../../paths.ts'
import { useUpdateEventStatus } from './event-mutations.ts'
import type { GoLiveState } from './go-live-blockers.ts'
import { GoLiveDialog } from './go-live-dialog.tsx'

interface StatusActionProps {
  event: Event
}

/** The primary action of an event's dashboard: make live, see the live page, or restore. */
export function EventStatusButton({ event, goLive }: StatusActionProps & { goLive: GoLiveState }) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useEventStatusChange(event)
  if (event.status === 'LIVE')
    return (
      <Button asChild variant="secondary">
        <a href={paths.eventPage(event.id, event.slug)} target="_blank" rel="noreferrer">
          <ExternalLink />
          <Trans>View event page</Trans>
        </a>
      </Button>
    )
  if (event.status === 'ARCHIVED')
    return (
      <Button variant="secondary" isBusy={change.isPending} onClick={() => change.to('DRAFT')}>
        <ArchiveRestore />
        <Trans>Restore as draft</Trans>
      </Button>
    )
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Rocket />
        <Trans>Go live</Trans>
      </Button>
      <GoLiveDialog
        event={event}
        state={goLive}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isBusy={change.isPending}
        onConfirm={() => change.to('LIVE', () => setIsOpen(false))}
      />
    </>
  )
}

/** The other status changes, for the page's menu. */
export function EventStatusMenu({ event }: StatusActionProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const change = useEventStatusChange(event)
  const askFirst = async (status: EventStatus, description: string, action: string) => {
    if (await confirm({ title: event.title, description, action })) change.to(status)
  }
  return (
    <>
      {event.status === 'LIVE' && (
        <DropdownMenuItem
          onSelect={() =>
            void askFirst(
              'DRAFT',
              t`The event page closes and nobody can buy until it is live again. Orders and tickets stay valid.`,
              t`Return to draft`,
            )
          }
        >
          <FilePenLine />
          <Trans>Return to draft</Trans>
        </DropdownMenuItem>
      )}
      {event.status !== 'ARCHIVED' && (
        <DropdownMenuItem
          onSelect={() =>
            void askFirst(
              'ARCHIVED',
              t`The event leaves your lists and its page closes. Orders and tickets stay valid, and you can restore it as a draft at any time.`,
              t`Archive event`,
            )
          }
        >
          <Archive />
          <Trans>Archive event</Trans>
        </DropdownMenuItem>
      )}
    </>
  )
}

function useEventStatusChange(event: Event) {
  const { t } = useLingui()
  const update = useUpdateEventStatus(event.id)
  const done: Record<EventStatus, string> = {
    LIVE: t`The event is live`,
    DRAFT: t`The event is a draft`,
    ARCHIVED: t`The event is archived`,
  }
  const to = (status: EventStatus, onDone?: () => void) =>
    update.mutate(status, {
      onSuccess: () => {
        toast.success(done[status])
        onDone?.()
      },
    })
  return { to, isPending: update.isPending }
}
