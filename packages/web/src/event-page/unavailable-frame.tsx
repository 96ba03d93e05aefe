import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonVariants } from '../components/ui/button.tsx'
import { organizerAddress } from './page-address.ts'

interface UnavailableFrameProps {
  /** A headline, and what to do. */
  words: { headline: ReactNode; explanation: ReactNode }
  organizer: Pick<PublicEvent['organizer'], 'id' | 'slug'> | null
  /** Above the headline. */
  logo?: ReactNode
}

/** In place of an event. It links to the buyer's tickets, because the home page is for organizers. */
export function UnavailableFrame({ words, organizer, logo }: UnavailableFrameProps) {
  return (
    <div className="grid min-h-[70dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      {logo}
      <h1 className="mt-4 text-xl font-semibold text-balance">{words.headline}</h1>
      <p className="max-w-md text-pretty text-muted-foreground">{words.explanation}</p>
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

export const withdrawnWords = {
  headline: <Trans>The organizer no longer shows this event</Trans>,
  explanation: (
    <Trans>
      No tickets are sold here now. If you have one, ask the organizer whether the event takes place. Your
      ticket and your order stay in your emails.
    </Trans>
  ),
}
