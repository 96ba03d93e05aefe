import { describe, expect, it } from 'vitest'
import { locationOf } from './location-of.ts'
import { positionOf } from './zone-positions.ts'

const seattle = {
  Label: 'Space Needle, 400 Broad St, Seattle, WA 98109, United States',
  Country: { Code2: 'US' },
  Region: { Code: 'WA', Name: 'Washington' },
  ...{ Locality: 'Seattle', PostalCode: '98109', Street: 'Broad St', AddressNumber: '400' },
}

describe('locationOf', () => {
  it('gives a venue its name, and the number before the street where the label has it so', () => {
    const place = { Title: 'Space Needle', PlaceType: 'PointOfInterest', Address: seattle } as const
    expect(locationOf(place)).toEqual({
      venue_name: 'Space Needle',
      ...{ address_line_1: '400 Broad St', address_line_2: '', city: 'Seattle', state_or_region: 'WA' },
      ...{ zip_or_postal_code: '98109', country: 'US' },
    })
  })

  it('names a region in words where readers know no letters for it, and a city’s own region not at all', () => {
    const at = (Region: object, Locality: string) =>
      locationOf({ Address: { Label: 'Allee 7', Country: { Code2: 'DE' }, Region, Locality } })
        .state_or_region
    expect(at({ Code: 'BY', Name: 'Bavaria' }, 'Munich')).toBe('Bavaria')
    expect(at({ Code: 'BE', Name: 'Berlin' }, 'Berlin')).toBe('')
  })

  it('gives an address no name, and leaves out what an event would not take', () => {
    const Address = { ...seattle, PostalCode: '9'.repeat(31), Country: { Code2: 'us' } }
    const found = locationOf({ Title: '400 Broad St', PlaceType: 'PointAddress', Address })
    expect(found).toMatchObject({ venue_name: '', zip_or_postal_code: '', country: '', city: 'Seattle' })
    expect(locationOf({})).toMatchObject({ venue_name: '', address_line_1: '', city: '' })
  })
})

describe('positionOf', () => {
  it('knows the city of a zone, also by the name that browsers have for it', () => {
    expect(positionOf('Europe/Lisbon')).toEqual([-9.1, 38.7])
    expect(positionOf('Asia/Calcutta')).toEqual(positionOf('Asia/Kolkata'))
    expect(positionOf('Asia/Kolkata')).toBeDefined()
    for (const zone of ['UTC', '', 'Mars/Base']) expect(positionOf(zone)).toBeUndefined()
  })

  it('lies on the globe for each zone that browsers know by a city', () => {
    const found = Intl.supportedValuesOf('timeZone').map((zone) => positionOf(zone))
    const known = found.filter((position) => position !== undefined)
    expect(known.length).toBeGreaterThan(380)
    for (const [longitude, latitude] of known) {
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
    }
  })
})
