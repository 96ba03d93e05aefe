import * as z from 'zod'
import { location } from '../event/event-settings.ts'
import { locale } from '../locale.ts'
import { shortLine } from '../text.ts'

/**
 * What a person has typed of a venue or an address; without words nothing is found. `timezone`: the zone around which places
 * are likelier meant, if any.
 */
export const placeQuery = z.strictObject({
  query: shortLine(200).default(''),
  locale: locale.default('en'),
  timezone: z.string().max(60).default(''),
})
export type PlaceQuery = z.output<typeof placeQuery>

/** A place to choose: `name` and the line of its address, in the language that was asked for. */
export const suggestedPlace = z.object({ place_id: z.string(), name: z.string(), address: z.string() })
export type SuggestedPlace = z.infer<typeof suggestedPlace>

export const placeAddressQuery = z.strictObject({
  place_id: z.string().max(500).default(''),
  locale: locale.default('en'),
})

/** Where a place is, as an event keeps it. `timezone`: its IANA zone, if that is known. */
export const placeAddress = z.object({ location, timezone: z.string().nullable() })
export type PlaceAddress = z.infer<typeof placeAddress>
