import type { Location } from '@foyer/contracts/event/event-settings'

/** A place, line by line: "Blue Hall", "Main Street 5", "10115 Berlin". */
export function addressLines(location: Location): string[] {
  const city = [location.zip_or_postal_code, location.city].filter(Boolean).join(' ')
  return [
    location.venue_name,
    location.address_line_1,
    location.address_line_2,
    city,
    location.state_or_region,
  ].filter(Boolean)
}

/** A place on one line: "Blue Hall, Main Street 5, 10115 Berlin". */
export function venueLine(location: Location): string {
  return addressLines(location).join(', ')
}

/** The organizer's own map link, else a search on OpenStreetMap. */
export function mapUrl(settings: { location: Location; map_url: string }): string {
  const place = encodeURIComponent(venueLine(settings.location))
  return settings.map_url || `https://www.openstreetmap.org/search?query=${place}`
}
