/**
 * Writes the cities that "Find a place" knows, a file for each first letter, from GeoNames' dump `cities500.txt`
 * (https://download.geonames.org/export/dump, CC BY 4.0). Run it with the dump's path when names or zones have changed:
 * `node scripts/cities.mjs cities500.txt`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../packages/web/src/lib/place/cities', import.meta.url))
const [fewest, fewestForOtherNames, longestName] = [15_000, 200_000, 20]
/** Parts of a city, and places that are no more. */
const leftOut = ['PPLX', 'PPLH', 'PPLQ']

const fold = (name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** No codes such as "LIS". */
const isReadable = (name) =>
  /^(?=[\p{Script=Latin} '’-]+$)\p{Lu}[\p{Ll}'’]+(?:[ -](?:\p{Lu}?[\p{Ll}'’]+))*$/u.test(name) ||
  /^\p{Script=Han}{2,8}$/u.test(name)
const shardOf = (name) =>
  /^[a-z]/.test(fold(name)) ? fold(name)[0] : /^\p{Script=Han}/u.test(name) ? 'han' : 'other'

/** ISO 3166 has no code for it, so its cities come without a country. */
const withoutCode = 'XK'

const cities = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([, name, , others, , , , kind, country, , region, , , , people, , , zone]) => ({
    ...{ name, others, kind, zone, country: country === withoutCode ? '' : country },
    region: /^[A-Z]+$/.test(region ?? '') ? region : '',
    people: Number(people),
  }))
  .filter(({ people, kind }) => people >= fewest && !leftOut.includes(kind))
  .sort((one, other) => other.people - one.people)

const shards = new Map()
for (const { name, others, region, country, zone, people } of cities) {
  const names = new Map([[fold(name), name]])
  if (people >= fewestForOtherNames)
    for (const other of others.split(',')) {
      if (fold(other).startsWith(fold(name)) || (other.endsWith('市') && names.has(other.slice(0, -1))))
        continue
      const known = names.get(fold(other))
      const isNew = known === undefined || (known !== name && !/[^ -~]/.test(known))
      if (isNew && other.length <= longestName && isReadable(other)) names.set(fold(other), other)
    }
  for (const found of names.values()) {
    const lines = shards.get(shardOf(found)) ?? new Set()
    const known = found === name ? [] : [name]
    shards.set(shardOf(found), lines.add([found, region, country, zone, ...known].join(';')))
  }
}
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
for (const [shard, lines] of shards)
  writeFileSync(path.join(target, `${shard}.txt`), `${[...lines].join('\n')}\n`)
