/** A city of GeoNames (CC BY 4.0; `scripts/cities.mjs`). `region` is the letters of its state, where a country has such. */
export interface City {
  name: string
  region: string
  country: string
  timezone: string
  /** The name by which the list calls it: Lisbon for Lissabon. */
  known_as: string
}

/** One file for each first letter, so that a search reads 4 to 35 KB. They come from this site, and only once somebody types. */
const files = import.meta.glob<string>('./cities/*.txt', { query: '?url', import: 'default', eager: true })
const read = new Map<string, Promise<City[]>>()

/** How many a person can look through. */
const most = 8

/** The largest cities that begin with these words, in any of the names that people call them. Empty without the network. */
export async function findCities(words: string): Promise<City[]> {
  const begin = fold(words.split(',')[0] ?? '').trim()
  if (begin === '') return []
  const cities = await citiesOf(letterOf(begin)).catch(() => [])
  const found = cities.filter(({ name }) => fold(name).startsWith(begin))
  const ranked = found.toSorted((one, other) => rankOf(one, begin) - rankOf(other, begin))
  const known = new Set<string>()
  return ranked.filter((city) => isFirst(known, cityKey(city))).slice(0, most)
}

/** What is typed in full comes first, then names that the list calls cities by, then other names. The largest city leads each. */
function rankOf({ name, known_as }: City, begin: string): number {
  if (fold(name) === begin) return 0
  return known_as === name ? 1 : 2
}

/** One for all names of a city, so that each is offered once. */
function cityKey({ known_as, region, country, timezone }: City): string {
  return [known_as, region, country, timezone].join(';')
}

function isFirst(known: Set<string>, key: string): boolean {
  const isNew = !known.has(key)
  known.add(key)
  return isNew
}

function citiesOf(letter: string): Promise<City[]> {
  const reading = read.get(letter) ?? readCities(letter)
  read.set(letter, reading)
  reading.catch(() => read.delete(letter))
  return reading
}

async function readCities(letter: string): Promise<City[]> {
  const answer = await fetch(files[`./cities/${letter}.txt`] ?? '')
  if (!answer.ok) throw new Error(`The cities of ${letter} cannot be read: ${answer.status}.`)
  return parseCities(await answer.text())
}

/** A city a line: name, region, country, time zone, and the city's first name where this is another one. */
export function parseCities(text: string): City[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [name = '', region = '', country = '', timezone = '', known_as = name] = line.split(';')
    return { name, region, country, timezone, known_as }
  })
}

export function letterOf(name: string): string {
  const first = fold(name).charAt(0)
  if (/[a-z]/.test(first)) return first
  return /\p{Script=Han}/u.test(first) ? 'han' : 'other'
}

function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
