import type { Location } from '@foyer/contracts/event/event-settings'
import type { Locale } from '@foyer/contracts/locale'
import type { SuggestedPlace } from '@foyer/contracts/place/place'
import { findPlaces as findPlacesEndpoint, getPlaceAddress } from '@foyer/contracts/place/place-endpoints'
import { call } from '../api/call.ts'

/** What a chosen city or place says of where an event is. */
export interface FoundPlace {
  location: Partial<Location>
  timezone: string | null
}

/** Milliseconds without a key pressed, after which the provider is asked: each question costs the operator money. */
const pause = 250
/** For how long the list waits for venues. It then opens with cities alone, so that nothing moves under a hand. */
const patience = 1500

/** Venues and addresses for these words, unless something else is wanted after the pause. Empty where the provider or the network fails. */
export async function findPlaces(
  words: string,
  locale: string,
  isWanted: () => boolean,
): Promise<SuggestedPlace[]> {
  const query = words.trim()
  if (!isEnough(query)) return []
  await new Promise((resolve) => setTimeout(resolve, pause))
  if (!isWanted()) return []
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions()
  const asked = { query, locale: locale as Locale, timezone }
  const signal = AbortSignal.timeout(patience)
  return call(findPlacesEndpoint, { query: asked, signal }).then(
    ({ data }) => data,
    () => [],
  )
}

/** Fewer letters say nothing yet; in Chinese, two are a name. */
function isEnough(query: string): boolean {
  return query.length >= (/\p{Script=Han}/u.test(query) ? 2 : 3)
}

/** Where a suggested place is. Null where that cannot be read now. */
export async function readPlace(place_id: string, locale: string): Promise<FoundPlace | null> {
  const query = { place_id, locale: locale as Locale }
  const found = await call(getPlaceAddress, { query }).catch(() => null)
  if (!found?.data) return null
  const { location, timezone } = found.data
  const { venue_name, ...address } = location
  // A street has no name of a venue, and what was typed as such stays.
  return { location: venue_name === '' ? address : location, timezone }
}
