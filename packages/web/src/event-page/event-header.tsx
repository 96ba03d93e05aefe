import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { formatDateRange } from '../lib/format-date.ts'
import { venueLine } from './venue-line.ts'

/** Cover, title, when and where. */
export function EventHeader({ event }: { event: PublicEvent }) {
  const { i18n } = useLingui()
  const cover = event.images.find((image) => image.type === 'EVENT_COVER')
  const venue = venueLine(event.settings.location)
  return (
    <header className="grid gap-4">
      {cover && (
        <img
          src={cover.url}
          width={cover.width}
          height={cover.height}
          alt=""
          fetchPriority="high"
          className="-mx-4 mb-2 aspect-2/1 w-[calc(100%+2rem)] max-w-none bg-muted object-cover sm:mx-0 sm:mt-6 sm:w-full sm:rounded-lg"
        />
      )}
      <h1 className="mt-6 text-2xl font-semibold text-balance wrap-anywhere first:mt-12 sm:text-3xl">
        {event.title}
      </h1>
      <div className="grid gap-1 text-base">
        <p className="font-medium">
          {/* Servers and browsers may differ in a space; either is right. */}
          <time dateTime={event.start_date} suppressHydrationWarning>
            {formatDateRange(event.start_date, event.end_date, event.timezone, i18n.locale)}
          </time>
        </p>
        <p className="text-muted-foreground">
          {event.settings.is_online_event ? <Trans>Online event</Trans> : venue}
        </p>
      </div>
    </header>
  )
}
