import type { Event } from '@foyer/contracts/event/event'
import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { paths } from '../../paths.ts'

/** The address of the event page, to share. Only a live event can be opened. */
export function EventLink({ event }: { event: Event }) {
  const path = paths.eventPage(event.id, event.slug)
  const address = `${window.location.origin}${path}`
  const isLive = event.status === 'LIVE'
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="grid min-w-0 gap-0.5">
        <h2 className="font-medium">
          <Trans>Event page</Trans>
        </h2>
        <p className="text-muted-foreground wrap-anywhere">
          {isLive ? address : <Trans>Its link works once the event is live.</Trans>}
        </p>
      </div>
      {isLive && (
        <div className="flex flex-wrap gap-2">
          <CopyButton value={address}>
            <Trans>Copy link</Trans>
          </CopyButton>
          <Button asChild variant="secondary">
            <a href={path} target="_blank" rel="noreferrer">
              <ExternalLink />
              <Trans>Open</Trans>
            </a>
          </Button>
        </div>
      )}
    </Card>
  )
}
