import type { Event } from '@foyer/contracts/event/event'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { widgetLook } from '@foyer/contracts/event/widget-look'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { EventPreview } from './event-preview.tsx'
import type { WidgetOptions } from './widget-options.ts'
import { WidgetSite } from './widget-site.tsx'

interface WidgetPreviewProps {
  event: Event
  page: PublicEvent
  options: WidgetOptions
  /** The code that is pasted into a site. */
  snippet: string
}

/** The widget itself in a site, once the event is live. Until then, a picture of it. */
export function WidgetPreview({ event, page, options, snippet }: WidgetPreviewProps) {
  const wish = useMemo(() => widgetLook.parse(options), [options])
  if (event.status === 'LIVE')
    return (
      <>
        <WidgetSite snippet={snippet} theme={options.theme} />
        <p className="text-sm text-muted-foreground">
          <Trans>
            This is the real widget. If you continue, your tickets are held like any buyer’s until you release
            them or the time runs out.
          </Trans>
        </p>
      </>
    )
  return (
    <>
      <p className="text-sm text-muted-foreground">
        <Trans>This is how it will look once the event is live.</Trans>
      </p>
      <EventPreview
        event={page}
        design={page.settings.homepage_design}
        size="widget"
        wish={wish}
        language={options.locale || undefined}
      />
    </>
  )
}
