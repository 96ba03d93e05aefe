import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Trans } from '@lingui/react/macro'
import { venueLine } from './venue-line.ts'

/** Description, place with its map, organizer. */
export function EventDetails({ event }: { event: PublicEvent }) {
  const { settings, organizer } = event
  const venue = settings.is_online_event ? '' : venueLine(settings.location)
  const mapUrl = settings.map_url || `https://www.openstreetmap.org/search?query=${encodeURIComponent(venue)}`
  return (
    <div className="mt-10 grid gap-10">
      {event.description && (
        <section aria-labelledby="about" className="grid gap-3">
          <h2 id="about" className="text-lg font-semibold">
            <Trans>About this event</Trans>
          </h2>
          {/* Sanitised by the API when it was written. */}
          <div
            className="rich-text text-pretty"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way in
            dangerouslySetInnerHTML={{ __html: event.description }}
          />
        </section>
      )}
      {venue && (
        <section aria-labelledby="place" className="grid gap-3">
          <h2 id="place" className="text-lg font-semibold">
            <Trans>Place</Trans>
          </h2>
          <p>{venue}</p>
          <p>
            <a
              href={mapUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="text-accent-foreground underline underline-offset-4"
            >
              <Trans>Open the map</Trans>
            </a>
          </p>
        </section>
      )}
      <section aria-labelledby="organizer" className="grid gap-3">
        <h2 id="organizer" className="text-lg font-semibold">
          <Trans>Organizer</Trans>
        </h2>
        <p>
          {organizer.website ? (
            <a
              href={organizer.website}
              rel="noopener noreferrer nofollow"
              className="text-accent-foreground underline underline-offset-4"
            >
              {organizer.name}
            </a>
          ) : (
            organizer.name
          )}
        </p>
      </section>
    </div>
  )
}
