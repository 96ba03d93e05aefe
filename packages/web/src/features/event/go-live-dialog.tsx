import type { Event } from '@foyer/contracts/event/event'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ResendConfirmation } from '../../components/foyer/resend-confirmation.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.tsx'
import { paths } from '../../paths.ts'
import { type GoLiveBlocker, type GoLiveState, goLiveBlockers } from './go-live-blockers.ts'
import { GoLiveGapList } from './go-live-gap-list.tsx'
import { goLiveGaps, type PageContent } from './go-live-gaps.ts'

interface GoLiveDialogProps {
  event: Event
  settings: PageContent['settings']
  state: GoLiveState
  /** The field that uploads a cover. */
  cover: ReactNode
  onClose: () => void
  isBusy: boolean
  onConfirm: () => void
}

/** Asks before going live, says what is missing, and lets it be filled in. */
export function GoLiveDialog(props: GoLiveDialogProps) {
  const { event, settings, state, cover, onClose, isBusy, onConfirm } = props
  const { t } = useLingui()
  const blockers = goLiveBlockers(state)
  const isReady = blockers.length === 0
  const gaps = goLiveGaps({ event, settings })
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={isReady ? t`Go live?` : t`Not ready to go live yet`}
        description={
          isReady
            ? t`Anybody with the link can see the event page and buy the tickets that are on sale.`
            : t`Still to do:`
        }
      >
        {!isReady && (
          <ul className="grid gap-3">
            {blockers.map((blocker) => (
              <Blocker key={blocker} blocker={blocker} eventId={event.id} state={state} />
            ))}
          </ul>
        )}
        {gaps.length > 0 && <GoLiveGapList eventId={event.id} gaps={gaps} cover={cover} />}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">{isReady ? <Trans>Not yet</Trans> : <Trans>Close</Trans>}</Button>
          </DialogClose>
          {isReady && (
            <Button isBusy={isBusy} onClick={onConfirm}>
              <Trans>Go live</Trans>
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const reasons: Record<GoLiveBlocker, MessageDescriptor> = {
  email_unconfirmed: msg`You must confirm your email before the event can go live. Open the link in the email that we sent you.`,
  no_tickets: msg`There is no ticket yet that buyers can get.`,
  payment_not_connected: msg`Connect a payment account before selling paid tickets.`,
}

interface BlockerProps {
  blocker: GoLiveBlocker
  eventId: string
  state: GoLiveState
}

function Blocker({ blocker, eventId, state }: BlockerProps) {
  const { i18n } = useLingui()
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 text-warning" />
      <span>{i18n._(reasons[blocker])}</span>
      {blocker === 'email_unconfirmed' && (
        <div className="col-start-2">
          <ResendConfirmation user={state.user} email={state.user.email} />
        </div>
      )}
      {blocker === 'no_tickets' && (
        <Button asChild variant="link" className="col-start-2 justify-self-start">
          <Link to={`${paths.event(eventId, 'tickets')}?ticket=new`}>
            <Trans>Create a ticket</Trans>
          </Link>
        </Button>
      )}
      {blocker === 'payment_not_connected' &&
        (state.mayConnectPayment ? (
          <Button asChild variant="link" className="col-start-2 justify-self-start">
            <Link to={paths.connectPayments(eventId)}>
              <Trans>Connect payments</Trans>
            </Link>
          </Button>
        ) : (
          <span className="col-start-2 text-muted-foreground">
            <Trans>An admin of the account can do that.</Trans>
          </span>
        ))}
    </li>
  )
}
