import { readFile } from 'node:fs/promises'
import type { Manifest, Plugin } from 'vite'

const virtualId = 'virtual:event-page-assets'
const entry = 'src/event-page/hydrate-event-page.tsx'

/**
 * Tells the event page's server renderer which hashed files the browser needs, by inlining names from the client
 * build's manifest. So it must be built after the client. Outside a build (tests) the names are source paths.
 */
export function eventPageAssets(manifestPath: string): Plugin {
  return {
    name: 'foyer:event-page-assets',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return
      const assets =
        this.environment.mode === 'build'
          ? assetsOf(JSON.parse(await readFile(manifestPath, 'utf8')) as Manifest)
          : { script: `/${entry}`, styles: [], preloads: [], fonts: [], catalogs: {} }
      return `export const assets = ${JSON.stringify(assets)}`
    },
  }
}

function assetsOf(manifest: Manifest) {
  const main = manifest[entry]
  if (!main) throw new Error(`The client build's manifest has no ${entry}.`)
  const chunks = withImports(manifest, entry)
  const catalogs = (main.dynamicImports ?? []).flatMap((key) => {
    const locale = /locales\/event-page\/([\w-]+)\.po$/.exec(key)?.[1]
    const file = manifest[key]?.file
    return locale && file ? [[locale, `/${file}`]] : []
  })
  return {
    script: `/${main.file}`,
    styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])),
    preloads: unique(chunks.filter((chunk) => chunk !== main).map((chunk) => chunk.file)),
    fonts: unique(
      chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => /figtree-latin-wght/.test(file)),
    ),
    catalogs: Object.fromEntries(catalogs) as Record<string, string>,
  }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Manifest[string][] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next, seen))]
}

function unique(files: string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`)
}
