import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

interface BuyerMessagePageProps {
  title: string
  children: ReactNode
  /** From the URL: the event that the buyer comes from. Without it, the link to their tickets comes first. */
  eventId?: string | undefined
  /** The best next step, such as "Try again", as a primary button. */
  action?: ReactNode
}

/**
 * A message page for buyers, with links back to the event and to their tickets. The home page is the organizers' login,
 * so its link is small (docs/decisions/0080).
 */
export function BuyerMessagePage({ title, children, eventId, action }: BuyerMessagePageProps) {
  const { t } = useLingui()
  return (
    <MessagePage
      isHomeQuiet
      title={title}
      homeLabel={t`Go to the home page`}
      action={
        <>
          {action}
          {eventId !== undefined && (
            <Button asChild variant={action ? 'secondary' : 'primary'}>
              {/* A plain link, because the page function renders the event page. */}
              <a href={paths.eventPage(eventId, '')}>
                <Trans>Back to the event</Trans>
              </a>
            </Button>
          )}
          <Button asChild variant={action || eventId !== undefined ? 'secondary' : 'primary'}>
            <a href={paths.findTickets(eventId)}>
              <Trans>Find my tickets</Trans>
            </a>
          </Button>
        </>
      }
    >
      {children}
    </MessagePage>
  )
}
