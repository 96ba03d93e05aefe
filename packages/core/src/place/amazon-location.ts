import { GeoPlacesClient, GetPlaceCommand, SuggestCommand } from '@aws-sdk/client-geo-places'
import { languageTag } from '@foyer/contracts/language-tag'
import type { PlaceAddress, PlaceQuery, SuggestedPlace } from '@foyer/contracts/place/place'
import { timeZone } from '@foyer/contracts/text'
import { locationOf } from './location-of.ts'
import { positionOf } from './zone-positions.ts'

/** Milliseconds. A person types on meanwhile, and has the list of cities. */
const patience = 2000
/** As many as the list shows. */
const most = 5

/** Asked once only: a repeated question would come too late. */
const client = new GeoPlacesClient({ maxAttempts: 1 })
const withPatience = () => ({ abortSignal: AbortSignal.timeout(patience) })

/** Has an address. Cities, regions and countries come from the web's own list, which costs nothing. */
const isAddressed = new Set<string | undefined>([
  ...['PointOfInterest', 'PointAddress', 'SecondaryAddress', 'InterpolatedAddress'],
  ...['Street', 'Intersection', 'Block', 'SubBlock'],
])

/** What Amazon Location suggests, at the price of labels, which is its lowest. The only file that talks to it. */
export async function suggestPlaces({ query, locale, timezone }: PlaceQuery): Promise<SuggestedPlace[]> {
  const near = positionOf(timezone)
  const command = new SuggestCommand({
    QueryText: query,
    Language: languageTag(locale),
    MaxResults: 20,
    MaxQueryRefinements: 0,
    IntendedUse: 'SingleUse',
    ...(near && { BiasPosition: near }),
  })
  const { ResultItems = [] } = await client.send(command, withPatience())
  const places = ResultItems.flatMap(({ Title = '', Place }) => {
    if (!Place?.PlaceId || !isAddressed.has(Place.PlaceType)) return []
    return [{ place_id: Place.PlaceId, name: Title, address: restOf(Place.Address?.Label ?? '', Title) }]
  })
  return places.slice(0, most)
}

/** The label of a venue begins with its name. */
function restOf(label: string, name: string): string {
  if (label === name) return ''
  return label.startsWith(`${name}, `) ? label.slice(name.length + 2) : label
}

/**
 * A place with its address and time zone. `Storage` is the use that allows an event to keep it; at its price the time zone costs nothing more
 * (docs/decisions/0141). Null for a place that is not there anymore.
 */
export async function readPlace(
  place_id: string,
  locale: PlaceQuery['locale'],
): Promise<PlaceAddress | null> {
  const command = new GetPlaceCommand({
    PlaceId: place_id,
    Language: languageTag(locale),
    AdditionalFeatures: ['TimeZone'],
    IntendedUse: 'Storage',
  })
  const place = await client.send(command, withPatience())
  if (!place.Address) return null
  const zone = timeZone.safeParse(place.TimeZone?.Name)
  return { location: locationOf(place), timezone: zone.success ? zone.data : null }
}
