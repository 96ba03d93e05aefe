import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { WidgetBuilder } from '../../features/event/widget-builder.tsx'
import { paths } from '../../paths.ts'
import { useEvent } from './use-event.ts'

/** The ticket widget for other sites: a preview, and the code to paste. */
export function WidgetPage() {
  const { t } = useLingui()
  const event = useEvent()
  const { data: page } = useSuspenseQuery(eventQueries.preview(event.id))
  return (
    <>
      <PageHeader title={t`Widget`} description={t`Sell tickets for this event on any website.`} />
      <div className="grid grid-cols-1 gap-6">
        {event.status !== 'LIVE' && (
          <Alert
            tone="warning"
            title={t`This event is not live`}
            action={
              <Button asChild size="sm" variant="secondary">
                <Link to={paths.event(event.id, 'getting-started')}>{t`See what is missing`}</Link>
              </Button>
            }
          >
            <Trans>You can already paste the code. The tickets appear once the event is live.</Trans>
          </Alert>
        )}
        <WidgetBuilder event={event} page={{ ...page, images: event.images }} />
      </div>
    </>
  )
}
