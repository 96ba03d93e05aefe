import type { Event } from '@foyer/contracts/event/event'
import { Trans } from '@lingui/react/macro'
import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { paths } from '../../paths.ts'

/** Replaces the numbers before the first sale, and says what to do for the first order. */
export function FirstSale({ event }: { event: Pick<Event, 'id' | 'slug' | 'status'> }) {
  const isLive = event.status === 'LIVE'
  return (
    <Card>
      <EmptyState
        icon={ChartColumn}
        title={<Trans>No sales yet</Trans>}
        action={
          isLive ? (
            <CopyButton
              variant="primary"
              value={window.location.origin + paths.eventPage(event.id, event.slug)}
            >
              <Trans>Copy link</Trans>
            </CopyButton>
          ) : (
            <Button asChild>
              <Link to={paths.event(event.id, 'getting-started')}>
                <Trans>Get the event ready</Trans>
              </Link>
            </Button>
          )
        }
      >
        {isLive ? (
          <Trans>Share the event page. After the first order, you can follow your sales here.</Trans>
        ) : (
          <Trans>Tickets can be bought once the event is live. Sales then appear here.</Trans>
        )}
      </EmptyState>
    </Card>
  )
}
