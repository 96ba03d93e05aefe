import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countryCodes } from '../format/country-codes.ts'
import { findCities, letterOf, parseCities } from './find-cities.ts'

const folder = path.join(import.meta.dirname, 'cities')
const files = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }))
const cities = files.flatMap(({ name, bytes }) =>
  parseCities(bytes.toString()).map((city) => ({ ...city, file: name })),
)

describe('the list of cities', () => {
  it('has more than 20,000 cities, each in the file of its first letter', () => {
    expect(cities.length).toBeGreaterThan(20_000)
    expect(cities.filter(({ name, file }) => `${letterOf(name)}.txt` !== file)).toEqual([])
  })

  it('names only countries that can be chosen and zones that browsers know', () => {
    const zones = new Set(cities.map(({ timezone }) => timezone))
    const unknown = [...zones].filter((zone) => {
      try {
        return !new Intl.DateTimeFormat('en', { timeZone: zone })
      } catch {
        return true
      }
    })
    expect(unknown).toEqual([])
    const countries = new Set<string>(['', ...countryCodes])
    expect([...new Set(cities.map(({ country }) => country))].filter((code) => !countries.has(code))).toEqual(
      [],
    )
  })

  it.each([
    ['Lisbon', 'PT', 'Europe/Lisbon'],
    ['München', 'DE', 'Europe/Berlin'],
    ['Tübingen', 'DE', 'Europe/Berlin'],
    ['里斯本', 'PT', 'Europe/Lisbon'],
    ['台北', 'TW', 'Asia/Taipei'],
  ])('knows %s by the name that its people call it', (name, country, timezone) => {
    expect(cities.find((city) => city.name === name)).toMatchObject({ country, timezone })
  })

  it('sends no more than 40 KB for a search', () => {
    const large = files.filter(({ bytes }) => gzipSync(bytes).length > 40 * 1024).map(({ name }) => name)
    expect(large).toEqual([])
  })
})

describe('finding a city', () => {
  afterEach(() => void vi.unstubAllGlobals())

  const serve = () =>
    vi.stubGlobal('fetch', async (address: string) => {
      const name = /([a-z]+)(?:-[\w-]+)?\.txt/.exec(address)?.[1]
      return new Response(readFileSync(path.join(folder, `${name}.txt`)))
    })
  const namesOf = async (words: string) =>
    (await findCities(words)).map(({ name, country }) => `${name} ${country}`)

  it('offers the largest first, each city once, whatever else it is called', async () => {
    serve()
    expect((await namesOf('lisb'))[0]).toBe('Lisbon PT')
    expect((await namesOf('lisb')).filter((name) => name.endsWith(' PT'))).toHaveLength(1)
    expect((await namesOf('wien'))[0]).toBe('Wien AT')
    expect((await namesOf('Springfield')).length).toBeGreaterThan(3)
  })

  it('finds names with and without accents, and what stands before a comma', async () => {
    serve()
    expect((await namesOf('munchen'))[0]).toBe('München DE')
    expect((await namesOf('Zürich, Schweiz'))[0]).toBe('Zürich CH')
  })

  it('finds nothing where nothing is typed, and where the list cannot be read', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    expect(await findCities(' ')).toEqual([])
    expect(await findCities('xanten')).toEqual([])
  })
})
