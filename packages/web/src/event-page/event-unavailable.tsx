import type { HiddenEvent } from '@foyer/contracts/event/hidden-event'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Logo } from '../components/layout/logo.tsx'
import { buttonVariants } from '../components/ui/button.tsx'
import { organizerAddress } from './page-address.ts'

interface EventUnavailableProps {
  /** Why an event that exists is not shown. Null for an unknown one. */
  hidden: HiddenEvent | null
  isFailed: boolean
}

/**
 * Shown for an unknown event (specification §2: a 404 shows an empty event), for one that is not public, or if the page
 * failed. It links to the buyer's tickets, because the home page is for organizers.
 */
export function EventUnavailable({ hidden, isFailed }: EventUnavailableProps) {
  const { headline, explanation } = words[isFailed ? 'FAILED' : (hidden?.reason ?? 'UNKNOWN')]
  const organizer = hidden && 'organizer' in hidden ? hidden.organizer : null
  return (
    <div className="grid min-h-[70dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      <Logo />
      <h1 className="mt-4 text-xl font-semibold text-balance">{headline}</h1>
      <p className="max-w-md text-pretty text-muted-foreground">{explanation}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {organizer && (
          <a href={organizerAddress(organizer)} className={buttonVariants()}>
            <Trans>More events</Trans>
          </a>
        )}
        <a href="/tickets" className={buttonVariants({ variant: organizer ? 'secondary' : 'primary' })}>
          <Trans>Find my tickets</Trans>
        </a>
      </div>
      <a
        href="/"
        className="inline-flex min-h-6 items-center text-sm text-muted-foreground underline underline-offset-4"
      >
        <Trans>Go to the home page</Trans>
      </a>
    </div>
  )
}

const words: Record<
  HiddenEvent['reason'] | 'UNKNOWN' | 'FAILED',
  { headline: ReactNode; explanation: ReactNode }
> = {
  DRAFT: {
    headline: <Trans>This event is not public yet</Trans>,
    explanation: (
      <Trans>
        The organizer is still working on it. Look again later, or ask the person who sent you the link.
        Tickets that you already have stay in your emails.
      </Trans>
    ),
  },
  WITHDRAWN: {
    headline: <Trans>The organizer no longer shows this event</Trans>,
    explanation: (
      <Trans>
        No tickets are sold here now. If you have one, ask the organizer whether the event takes place. Your
        ticket and your order stay in your emails.
      </Trans>
    ),
  },
  OVER: {
    headline: <Trans>This event is over</Trans>,
    explanation: <Trans>See what the organizer has planned next.</Trans>,
  },
  UNKNOWN: {
    headline: <Trans>The event is not available</Trans>,
    explanation: (
      <Trans>The link may be incomplete or wrong. Ask the person who sent it to you for the right one.</Trans>
    ),
  },
  FAILED: {
    headline: <Trans>Something went wrong</Trans>,
    explanation: <Trans>An unexpected error occurred, please try again.</Trans>,
  },
}
