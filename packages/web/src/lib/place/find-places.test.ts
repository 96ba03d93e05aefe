import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findPlaces, readPlace } from './find-places.ts'

const place = { place_id: 'p1', name: 'The Lantern Room', address: '218 Harbor Row' }
const location = {
  ...{ venue_name: '', address_line_1: '218 Harbor Row', address_line_2: '', city: 'New York' },
  ...{ state_or_region: 'NY', zip_or_postal_code: '10013', country: 'US' },
}
let asked: URL[]

function serve(answer: () => Response): void {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'https://foyer.example'))
    return answer()
  })
}
beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { location: { pathname: '/manage/events/new', search: '', hash: '' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function find(words: string, isWanted = () => true) {
  const found = findPlaces(words, 'de', isWanted)
  await vi.runAllTimersAsync()
  return found
}

describe('finding places', () => {
  it('asks for what was typed, in the page’s language, near the browser’s own zone', async () => {
    serve(() => Response.json({ data: [place] }))
    expect(await find(' lantern ')).toEqual([place])
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/places'])
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      ...{ query: 'lantern', locale: 'de', timezone: timeZone },
    })
  })

  it('asks nothing for what says too little, and nothing that is typed over', async () => {
    serve(() => Response.json({ data: [place] }))
    for (const words of ['', '  la ', '台']) expect(await find(words)).toEqual([])
    expect(await find('lantern', () => false)).toEqual([])
    expect(asked).toEqual([])
    expect(await find('台北')).toEqual([place])
  })

  it('finds nothing where it is refused or the network fails', async () => {
    serve(() => Response.json({ code: 'request.too_many', message: 'Wait.' }, { status: 429 }))
    expect(await find('lantern')).toEqual([])
    serve(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await find('lantern')).toEqual([])
  })
})

describe('reading a chosen place', () => {
  it('leaves the venue alone where the place has no name of one', async () => {
    serve(() => Response.json({ data: { location, timezone: 'America/New_York' } }))
    const { venue_name: _none, ...address } = location
    expect(await readPlace('p1', 'en')).toEqual({ location: address, timezone: 'America/New_York' })
  })

  it('is null where the provider knows nothing, or nothing answers', async () => {
    serve(() => Response.json({ data: null }))
    expect(await readPlace('p1', 'en')).toBeNull()
    serve(() => Response.json({}, { status: 503 }))
    expect(await readPlace('p1', 'en')).toBeNull()
  })
})
