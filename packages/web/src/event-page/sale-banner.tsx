import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonVariants } from '../components/ui/button.tsx'
import { cn } from '../lib/look/cn.ts'
import { type LookStyle, lookProps } from '../lib/look/look-props.ts'
import { Moment } from './moment.tsx'
import { organizerAddress } from './page-address.ts'
import { type SaleStanding, saleStanding } from './sale-standing.ts'
import { SaleStart } from './sale-start.tsx'
import { SmallIcon } from './small-icon.tsx'
import { WaitingForSale } from './waiting-for-sale.tsx'

interface SaleBannerProps {
  event: PublicEvent
  isWidget: boolean
  /** Called when a sale starts. Must be stable. */
  onStart: () => void
}

/** Above the tickets while none can be bought: why, and what to do. It is complete without script. */
export function SaleBanner({ event, isWidget, onStart }: SaleBannerProps) {
  const standing = saleStanding(event)
  if (!standing) return null
  return (
    <div className="mx-4 mt-4 grid justify-items-start gap-3 rounded-md bg-muted p-4 sm:mx-5">
      <div className="grid gap-1">
        <p className="font-semibold">
          <Headline standing={standing} />
        </p>
        {standing.kind === 'STARTS' ? (
          <SaleStart at={standing.at} zone={event.timezone} onStart={onStart} />
        ) : (
          <p className="text-sm text-pretty text-muted-foreground">{explanations[standing.kind]}</p>
        )}
      </div>
      {standing.kind === 'STARTS' && event.status === 'LIVE' && event.settings.waiting_room !== 'OFF' && (
        <WaitingForSale eventId={event.id} at={standing.at} />
      )}
      <StandingAction event={event} standing={standing} isWidget={isWidget} />
    </div>
  )
}

/** The same on a phone, in place of the button to continue. */
export function SaleBar({ event, look }: { event: PublicEvent; look: LookStyle }) {
  const standing = saleStanding(event)
  if (!standing) return null
  return (
    <div
      className="bottom-bar flex items-center justify-between gap-4 border-t bg-card text-foreground shadow-float lg:hidden"
      {...lookProps(look)}
    >
      <p className="min-w-0 font-medium text-balance">
        {standing.kind === 'STARTS' ? (
          <>
            <Trans>On sale from</Trans> <Moment at={standing.at} zone={event.timezone} />
          </>
        ) : (
          <Headline standing={standing} />
        )}
      </p>
      <StandingAction event={event} standing={standing} isWidget={false} />
    </div>
  )
}

function Headline({ standing: { kind } }: { standing: SaleStanding }) {
  return headlines[kind]
}

const headlines: Record<SaleStanding['kind'], ReactNode> = {
  STARTS: <Trans>Tickets go on sale soon</Trans>,
  SOLD_OUT: <Trans>Sold out</Trans>,
  PAUSED: <Trans>Sales are paused</Trans>,
  SALE_ENDED: <Trans>Ticket sales have ended</Trans>,
  NOT_ON_SALE: <Trans>Tickets are not on sale</Trans>,
  ENDED: <Trans>This event is over</Trans>,
}

const explanations: Record<Exclude<SaleStanding['kind'], 'STARTS'>, ReactNode> = {
  SOLD_OUT: <Trans>Tickets that buyers give up appear here again. Look again later.</Trans>,
  PAUSED: <Trans>The organizer has paused ticket sales. Look again later, or ask when they continue.</Trans>,
  SALE_ENDED: <Trans>Ask the organizer whether there are tickets at the door.</Trans>,
  NOT_ON_SALE: <Trans>Ask the organizer when there are tickets.</Trans>,
  ENDED: <Trans>See what the organizer has planned next.</Trans>,
}

/** As in Lucide: a calendar with a clock, a calendar, and a letter. */
const reminder = {
  path: 'M16 14v2.2l1.6 1M16 2v3M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338M3 9h5.859M8 2v3M10 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
}
const calendar = {
  path: 'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
}
const letter = {
  path: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
}

/** The one action: a reminder, the organizer’s other events, or an email to the organizer. */
function StandingAction({
  event,
  standing,
  isWidget,
}: {
  event: PublicEvent
  standing: SaleStanding
  isWidget: boolean
}) {
  const { support_email } = event.settings
  // A new tab, because another site’s page has no room for it.
  const frame = isWidget ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  const className = cn(buttonVariants({ variant: 'secondary' }), 'shrink-0')
  if (standing.kind === 'STARTS')
    return (
      <a href={`/api/public/events/${event.id}/sale-start.ics`} className={className}>
        <SmallIcon shape={reminder} />
        <Trans>Remind me</Trans>
      </a>
    )
  if (standing.kind === 'SOLD_OUT' || standing.kind === 'ENDED' || !support_email)
    return (
      <a href={organizerAddress(event.organizer)} className={className} {...frame}>
        <SmallIcon shape={calendar} />
        <Trans>More events</Trans>
      </a>
    )
  return (
    <a href={`mailto:${support_email}`} className={className}>
      <SmallIcon shape={letter} />
      <Trans>Contact</Trans>
    </a>
  )
}
