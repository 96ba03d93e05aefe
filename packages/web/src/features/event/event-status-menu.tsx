import type { EventRow, EventStatus } from '@foyer/contracts/event/event'
import { Trans, useLingui } from '@lingui/react/macro'
import { Archive, ArchiveRestore, CopyPlus, FilePenLine, FlaskConical } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { useEventStatusChange } from './use-event-status-change.ts'
import { type Copied, useKindCopy } from './use-kind-copy.ts'

interface EventStatusMenuProps {
  event: Copied & Pick<EventRow, 'status' | 'lifecycle'>
  /** The address of the form to duplicate the event. */
  duplicateHref: To
}

/** Menu items to duplicate, copy as a test or as a real event, return to draft, archive and restore, for the menu of a page or card. */
export function EventStatusMenu({ event, duplicateHref }: EventStatusMenuProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const change = useEventStatusChange(event)
  const { copy, isPending } = useKindCopy(event)
  const askFirst = async (status: EventStatus, description: string, action: string) => {
    if (await confirm({ title: event.title, description, action })) change.to(status)
  }
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to={duplicateHref} preventScrollReset>
          <CopyPlus />
          <Trans>Duplicate</Trans>
        </Link>
      </DropdownMenuItem>
      {event.lifecycle !== 'ENDED' && (
        <DropdownMenuItem disabled={isPending} onSelect={copy}>
          <FlaskConical />
          {event.is_test ? <Trans>Make a real event of it</Trans> : <Trans>Try it as a test event</Trans>}
        </DropdownMenuItem>
      )}
      {event.status === 'LIVE' && (
        <DropdownMenuItem
          onSelect={() =>
            void askFirst(
              'DRAFT',
              t`The event page closes, and tickets cannot be bought until it is live again. Orders and tickets stay valid.`,
              t`Return to draft`,
            )
          }
        >
          <FilePenLine />
          <Trans>Return to draft</Trans>
        </DropdownMenuItem>
      )}
      {event.status === 'ARCHIVED' && (
        <DropdownMenuItem onSelect={() => change.to('DRAFT')}>
          <ArchiveRestore />
          <Trans>Restore as draft</Trans>
        </DropdownMenuItem>
      )}
      {event.status !== 'ARCHIVED' && (
        <DropdownMenuItem
          onSelect={() =>
            void askFirst(
              'ARCHIVED',
              t`The event disappears from your lists, and its page closes. Orders and tickets stay valid, and you can restore it as a draft at any time.`,
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
