import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

interface BuyerMessagePageProps {
  title: string
  children: ReactNode
  /** From the address: where the buyer comes from. */
  eventId: string
  /** What helps first, such as "Try again"; a primary button. */
  action?: ReactNode
}

/**
 * A dead end of a buyer: it leads back to the event and to their tickets. The home page, which is the organizers' sign-in, is only a
 * small link (docs/decisions/0080).
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
          <Button asChild variant={action ? 'secondary' : 'primary'}>
            {/* The page function makes it. */}
            <a href={paths.eventPage(eventId, '')}>
              <Trans>Back to the event</Trans>
            </a>
          </Button>
          <Button asChild variant="secondary">
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
