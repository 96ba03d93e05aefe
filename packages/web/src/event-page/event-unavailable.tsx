import type { HiddenEvent } from '@foyer/contracts/event/hidden-event'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Logo } from '../components/layout/logo.tsx'
import { UnavailableFrame, withdrawnWords } from './unavailable-frame.tsx'

interface EventUnavailableProps {
  /** Why an event that exists is not shown. Null for an unknown one. */
  hidden: HiddenEvent | null
  isFailed: boolean
}

/**
 * Shown for an unknown event (specification §2: a 404 shows an empty event), for one that is not public, or if the page
 * failed. Drawn on the server only.
 */
export function EventUnavailable({ hidden, isFailed }: EventUnavailableProps) {
  return (
    <UnavailableFrame
      words={words[isFailed ? 'FAILED' : (hidden?.reason ?? 'UNKNOWN')]}
      organizer={hidden && 'organizer' in hidden ? hidden.organizer : null}
      logo={<Logo />}
    />
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
  WITHDRAWN: withdrawnWords,
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
