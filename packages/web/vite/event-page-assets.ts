import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, Plugin } from 'vite'

const virtualId = 'virtual:event-page-assets'
const loader = 'src/event-page/load-event-page.ts'
const hydration = 'src/event-page/hydrate-event-page.tsx'

/**
 * Tells the event page's server renderer which hashed files the browser needs, by inlining names from the client
 * build's manifest, and the stylesheet itself, which the page carries inline. So it must be built after the client. Outside a
 * build (tests, the dev server) the names are source paths.
 */
export function eventPageAssets(clientDirectory: string): Plugin {
  return {
    name: 'foyer:event-page-assets',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return
      const assets = this.environment.mode === 'build' ? await builtAssets(clientDirectory) : sources
      return `export const assets = ${JSON.stringify(assets)}`
    },
  }
}

const sources = {
  ...{ loader: `/${loader}`, script: `/${hydration}`, preloads: [], fonts: [], catalogs: {} },
  ...{ css: '', cssHash: '' },
}

async function builtAssets(clientDirectory: string) {
  const manifest = JSON.parse(
    await readFile(path.join(clientDirectory, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const [first, main] = [manifest[loader], manifest[hydration]]
  if (!first || !main) throw new Error(`The client build's manifest has no ${loader} or ${hydration}.`)
  const chunks = withImports(manifest, hydration)
  const catalogs = Object.entries(manifest).flatMap(([key, { file }]) => {
    const locale = /locales\/event-page\/([\w-]+)\.po$/.exec(key)?.[1]
    return locale ? [[locale, `/${file}`]] : []
  })
  const sheets = await Promise.all(
    (first.css ?? []).map((file) => readFile(path.join(clientDirectory, file), 'utf8')),
  )
  const css = sheets.join('')
  return {
    loader: `/${first.file}`,
    script: `/${main.file}`,
    preloads: unique(chunks.filter((chunk) => chunk !== main).map((chunk) => chunk.file)),
    fonts: unique((first.assets ?? []).filter((file) => /figtree-latin-wght/.test(file))),
    catalogs: Object.fromEntries(catalogs) as Record<string, string>,
    css,
    /** As a content security policy names what may stand inline. */
    cssHash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
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
