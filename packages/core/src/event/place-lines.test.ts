import { location } from '@foyer/contracts/event/event-settings'
import { describe, expect, it } from 'vitest'
import { placeLines } from './place-lines.ts'

const lines = (given: object, locale = 'en') => placeLines(location.parse(given), locale)

describe('placeLines', () => {
  it('writes the postal code where the country has it', () => {
    const city = { city: 'Berlin', zip_or_postal_code: '10115', country: 'DE' }
    expect(lines({ venue_name: 'Tempodrom', ...city }, 'de')).toEqual([
      'Tempodrom',
      '10115 Berlin',
      'Deutschland',
    ])
    const american = { city: 'Austin', state_or_region: 'TX', zip_or_postal_code: '78701', country: 'US' }
    expect(lines({ address_line_1: '1 Main St', ...american })).toEqual([
      '1 Main St',
      'Austin, TX 78701',
      'United States',
    ])
  })

  it('leaves out what is not known', () => {
    expect(lines({})).toEqual([])
    expect(lines({ city: 'Lagos' })).toEqual(['Lagos'])
  })
})
