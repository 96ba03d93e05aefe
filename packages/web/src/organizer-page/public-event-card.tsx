import type { PublicOrganizerEvent } from '@foyer/contracts/organizer/public-organizer-event'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { CalendarDays, type LucideIcon, MapPin, Ticket, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { CoverPlaceholder } from '../components/ui/cover-placeholder.tsx'
import { Picture } from '../components/ui/picture.tsx'
import { eventAddress } from '../event-page/page-address.ts'
import { priceFrom } from '../event-page/price-from.ts'
import { PriceFromText } from '../event-page/price-from-text.tsx'
import { venueLine } from '../event-page/venue-line.ts'
import { formatDateRange } from '../lib/format/format-date.ts'

const frame = 'aspect-2/1 w-full overflow-hidden rounded-md'

/** One event in the list: title, time, place and lowest price. The whole card links to its page. */
export function PublicEventCard({ event }: { event: PublicOrganizerEvent }) {
  const { i18n } = useLingui()
  const { title, start_date, end_date, timezone, settings } = event
  const cover = event.images.find(({ type, variants }) => type === 'EVENT_COVER' && variants)
  const venue = venueLine(settings.location)
  return (
    <article className="relative grid grid-cols-1 gap-4 rounded-lg border bg-card p-4 transition-colors hover:border-input sm:grid-cols-[12rem_minmax(0,1fr)]">
      {cover ? (
        <Picture
          image={cover}
          sizes="(min-width: 40rem) 12rem, 100vw"
          loading="lazy"
          className={`${frame} object-cover`}
        />
      ) : (
        <CoverPlaceholder seed={event.id} className={frame} />
      )}
      <div className="grid min-w-0 content-center gap-2">
        <h4 className="text-lg font-semibold wrap-anywhere">
          <a href={eventAddress(event)} className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </a>
        </h4>
        <ul className="grid gap-1 text-sm text-muted-foreground">
          <Fact icon={CalendarDays}>
            <time dateTime={start_date}>{formatDateRange(start_date, end_date, timezone, i18n.locale)}</time>
          </Fact>
          {settings.is_online_event ? (
            <Fact icon={Video}>
              <Trans>Online event</Trans>
            </Fact>
          ) : (
            venue && <Fact icon={MapPin}>{venue}</Fact>
          )}
          <SaleFact event={event} />
        </ul>
      </div>
    </article>
  )
}

/** The lowest price, or that the event is sold out. Renders nothing for an event that sells nothing. */
function SaleFact({ event }: { event: PublicOrganizerEvent }) {
  const { isFree, lowest } = priceFrom(event)
  if (isFree || lowest !== null)
    return (
      <Fact icon={Ticket}>
        <span className="font-medium text-foreground">
          <PriceFromText event={event} />
        </span>
      </Fact>
    )
  if (!event.tickets.some(({ state }) => state === 'SOLD_OUT')) return null
  return (
    <Fact icon={Ticket}>
      <span className="font-medium text-destructive">
        <Trans>Sold out</Trans>
      </span>
    </Fact>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-2">
      <Icon aria-hidden className="mt-0.5 size-4" />
      <span className="wrap-anywhere">{children}</span>
    </li>
  )
}
