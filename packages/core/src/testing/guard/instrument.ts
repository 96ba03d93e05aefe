import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type GuardName, type GuardPlace, guards } from './guards.ts'

/** Below which the guards' files lie. */
const core = path.resolve(import.meta.dirname, '../..')

interface Choice {
  name: string
  place: GuardPlace
}

/**
 * A file of core with a switch at each of its guards: whether the current test goes without it. Keeps the line numbers.
 * Throws if a guard's text is not in its file exactly once. Null for a file without guards.
 */
export function instrument(
  file: string,
  source: string,
  of: Record<string, GuardPlace[]> = guards,
): string | null {
  const choices = Object.entries(of).flatMap(([name, places]) =>
    places.filter((place) => path.join(core, place.file) === file).map((place) => ({ name, place })),
  )
  if (choices.length === 0) return null
  const parts = [...Map.groupBy(choices, ({ place }) => place.with)]
    .map(([text, same]) => ({ text, same, at: onlyPlace(file, source, text, same) }))
    .sort((a, b) => a.at - b.at)
  let code = ''
  let end = 0
  for (const { text, same, at } of parts) {
    if (at < end) throw new Error(`Two guards overlap in ${file}: ${text}`)
    code += source.slice(end, at) + chosen(text, same)
    end = at + text.length
  }
  return code + source.slice(end)
}

/** Where a guard's text begins in its source. */
function onlyPlace(file: string, source: string, text: string, [choice]: Choice[]): number {
  const found = source.split(text).length - 1
  if (found !== 1)
    throw new Error(`The guard "${choice?.name}" is in ${file} ${found} times instead of once: ${text}`)
  return source.indexOf(text)
}

/** The first of these guards that the test goes without decides. */
function chosen(text: string, same: Choice[]): string {
  const leaving = same.flatMap(({ name, place }) =>
    place.leaving === undefined ? [] : [`if (${isOff(name)}) { ${place.leaving}; } `],
  )
  const others = same.filter(({ place }) => place.without !== undefined)
  if (others.length === 0) return leaving.join('') + text
  const chain = others.map(({ name, place }) => `${isOff(name)} ? (${place.without}) : `).join('')
  return `${leaving.join('')}(${chain}(${text}))`
}

const isOff = (name: string) => `globalThis.guardsSwitchedOff?.has('${name}')`

/** For Vite, and so for vitest. */
export const instrumented = {
  name: 'foyer-guards',
  enforce: 'pre' as const,
  transform: (source: string, id: string) => {
    const code = instrument(id.replace(/\?.*$/, ''), source)
    return code === null ? null : { code, map: null }
  },
}

/** What esbuild gives to its plugins, as far as it is used here. */
interface Build {
  onLoad: (
    of: { filter: RegExp },
    load: (args: { path: string }) => { contents: string; loader: 'ts' } | undefined,
  ) => void
}

/** The same for what a proof bundles with esbuild. */
export const instrumentedBundle = {
  name: 'foyer-guards',
  setup(build: Build) {
    build.onLoad({ filter: /core\/src\/.*\.ts$/ }, ({ path: file }) => {
      const contents = instrument(file, readFileSync(file, 'utf8'))
      return contents === null ? undefined : { contents, loader: 'ts' }
    })
  },
}

declare global {
  var guardsSwitchedOff: Set<GuardName> | undefined
}
