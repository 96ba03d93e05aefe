import type { Address, GetPlaceResponse } from '@aws-sdk/client-geo-places'
import { type Location, location } from '@foyer/contracts/event/event-settings'

/** Where letters write states in addresses; elsewhere they are codes that readers do not know. */
const writesStatesAsLetters = new Set(['US', 'CA', 'AU', 'BR'])

/** A place’s address as an event keeps it. A field that would not be accepted stays empty. */
export function locationOf({ Title, PlaceType, Address: address = {} }: Partial<GetPlaceResponse>): Location {
  const country = address.Country?.Code2 ?? ''
  const city = address.Locality ?? address.District ?? ''
  const { Code = '', Name = '' } = address.Region ?? {}
  const region = writesStatesAsLetters.has(country) ? Code : Name
  const given = {
    venue_name: PlaceType === 'PointOfInterest' ? Title : '',
    address_line_1: streetLine(address),
    address_line_2: '',
    city,
    // Berlin lies in Berlin.
    state_or_region: region === city ? '' : region,
    zip_or_postal_code: address.PostalCode,
    country,
  }
  const fields = Object.entries(given).filter(
    ([name, value]) => location.shape[name as keyof Location].safeParse(value).success,
  )
  return location.parse(Object.fromEntries(fields))
}

/** Street and number in the order in which the label has them: `400 Broad St`, `Kastanienallee 7`. */
function streetLine({ Street = '', AddressNumber = '', Label = '' }: Address): string {
  const before = `${AddressNumber} ${Street}`
  return (Label.includes(before) ? before : `${Street} ${AddressNumber}`).trim()
}
