import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { safely } from '../../lib/browser/safely.ts'
import { readToken } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { audienceOf } from './audience.ts'
import { BuyerMessagePage } from './buyer-message-page.tsx'
import { MessagePage } from './message-page.tsx'

interface DeadEndPageProps {
  title: string
  children: ReactNode
  /** What helps first, such as "Try again"; a primary button. */
  action?: ReactNode
}

/**
 * A page that cannot go on, of anybody: it leads buyers to the event or their tickets, stewards to the organizer, and organizers to
 * their events. It stands outside the router too, so it reads the browser's own address.
 */
export function DeadEndPage({ title, children, action }: DeadEndPageProps) {
  const { t } = useLingui()
  const isSignedIn = readToken() !== null
  const audience = audienceOf(safely(() => window.location.pathname) ?? paths.home(), isSignedIn)
  if (audience.kind === 'buyer')
    return (
      <BuyerMessagePage title={title} action={action} eventId={audience.eventId}>
        {children}
      </BuyerMessagePage>
    )
  if (audience.kind === 'steward')
    return (
      <MessagePage isHomeQuiet title={title} homeLabel={t`Go to the home page`} action={action}>
        {children}
        <p className="mt-2">
          <Trans>At the door? Ask the organizer for a new link. Scans on this device stay saved.</Trans>
        </p>
      </MessagePage>
    )
  return isSignedIn ? (
    <MessagePage title={title} homeLabel={t`All events`} homeHref={paths.events()} action={action}>
      {children}
    </MessagePage>
  ) : (
    <MessagePage title={title} homeLabel={t`Go to the home page`} action={action}>
      {children}
    </MessagePage>
  )
}
