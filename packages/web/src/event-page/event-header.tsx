import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { spokenTime } from '@foyer/contracts/spoken-time'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, type LucideIcon, MapPin, Ticket, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { longestViewerTime } from './longest-viewer-time.ts'
import { priceFrom } from './price-from.ts'
import { PriceFromText } from './price-from-text.tsx'
import { textLang } from './text-lang.ts'
import { venueLine } from './venue-line.ts'
import { ViewerTime } from './viewer-time.tsx'

/** Title, time, place and lowest price. */
export function EventHeader({ event }: { event: PublicEvent }) {
  const { i18n } = useLingui()
  const { settings, lifecycle } = event
  const venue = venueLine(settings.location)
  const { when, zone } = spokenTime({
    start: event.start_date,
    end: event.end_date,
    timeZone: event.timezone,
    locale: i18n.locale,
  })
  const { isFree, lowest } = priceFrom(event)
  return (
    <header className="order-1 grid content-start gap-5">
      {event.is_test && (
        <p data-part="test" className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          <Trans>This is a test event: no money moves, and its tickets are for trying things out.</Trans>
        </p>
      )}
      <h1
        lang={textLang(event)}
        data-part="title"
        className="text-2xl font-semibold text-balance wrap-anywhere sm:text-3xl"
      >
        {event.title}
      </h1>
      <ul className="grid gap-3">
        <Fact icon={CalendarDays} part="dates">
          {/* Servers and browsers may format a space differently, and both are right. */}
          <time dateTime={event.start_date} className="font-medium" suppressHydrationWarning>
            {when}
          </time>
          {lifecycle === 'ONGOING' && (
            <span className="text-muted-foreground">
              {' · '}
              <Trans>happening now</Trans>
            </span>
          )}
          {lifecycle === 'ENDED' && (
            <span className="text-muted-foreground">
              {' · '}
              <Trans>ended</Trans>
            </span>
          )}
          <ZoneLine event={event} zone={zone} />
        </Fact>
        {settings.is_online_event ? (
          <Fact icon={Video} part="place">
            <Trans>Online event</Trans>
          </Fact>
        ) : (
          venue && (
            <Fact icon={MapPin} part="place">
              <a href="#place" className="rounded-sm underline-offset-4 hover:underline">
                {venue}
              </a>
            </Fact>
          )
        )}
        {(isFree || lowest !== null) && (
          <Fact icon={Ticket}>
            <span data-live="price-from">
              <PriceFromText event={event} />
            </span>
          </Fact>
        )}
      </ul>
    </header>
  )
}

/** The zone, with room for the longest time of a viewer elsewhere. Only the browser knows theirs, and nothing moves when it is added. */
function ZoneLine({ event, zone }: { event: PublicEvent; zone: string }) {
  const { i18n, t } = useLingui()
  const { start_date: start, timezone: timeZone } = event
  const time = longestViewerTime({ start, end: null, timeZone, locale: i18n.locale })
  return (
    <span
      data-room={`${zone} · ${t`${time} your time`}`}
      className="grid text-sm text-muted-foreground *:[grid-area:1/1] before:invisible before:pe-4 before:[grid-area:1/1] before:content-[attr(data-room)]"
    >
      <span>
        <span suppressHydrationWarning>{zone}</span>
        <span data-live="viewer-time">
          <ViewerTime event={event} />
        </span>
      </span>
    </span>
  )
}

/** `part`: by what the designer's preview knows it. */
function Fact({ icon: Icon, part, children }: { icon: LucideIcon; part?: string; children: ReactNode }) {
  return (
    <li data-part={part} className="grid grid-cols-[auto_1fr] gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 text-primary" />
      <span className="wrap-anywhere">{children}</span>
    </li>
  )
}
