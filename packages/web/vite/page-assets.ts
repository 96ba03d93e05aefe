import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, Plugin } from 'vite'

const virtualId = 'virtual:page-assets'
const loader = 'src/event-page/load-event-page.ts'
const hydration = 'src/event-page/hydrate-event-page.tsx'
const takeOver = 'src/buyer-page/take-over.tsx'
const buyerPages = 'src/buyer-page/buyer-pages.ts'

/**
 * Tells the page function's renderer which hashed files its pages need in the browser, by inlining names from the client
 * build's manifest, and the stylesheets themselves, which the pages carry inline. So it must be built after the client. Outside a
 * build (tests, the dev server) the names are source paths.
 */
export function pageAssets(root: string, clientDirectory: string): Plugin {
  return {
    name: 'foyer:page-assets',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return
      const isBuild = this.environment.mode === 'build'
      const { event, buyer } = isBuild ? await builtAssets(root, clientDirectory) : sources
      const exported = { assets: event, buyerAssets: buyer, icon: await icon(root) }
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

/** The file of each font that a page may be drawn in, by `homepageFont`. The device's own is no file. */
const fontFiles = {
  FOYER: /figtree-latin-wght/,
  SERIF: /source-serif-4-latin-wght/,
  GROTESK: /space-grotesk-latin-wght/,
}

const unbuilt = { preloads: [], fonts: {}, css: '', cssHash: '' }
const sources = {
  event: { ...unbuilt, loader: `/${loader}`, script: `/${hydration}` },
  buyer: { ...unbuilt, script: `/${takeOver}`, pages: {}, words: {} },
}

/** `favicon.svg` within the page: a drawn page is asked for once, and each file of it is a request. */
async function icon(root: string): Promise<string> {
  const svg = await readFile(path.join(root, 'public/favicon.svg'), 'utf8')
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`
}

async function builtAssets(root: string, clientDirectory: string) {
  const manifest = JSON.parse(
    await readFile(path.join(clientDirectory, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client build's manifest has no ${key}.`)
    return chunk
  }
  const styles = async (key: string) => {
    const chunks = withImports(manifest, key)
    const files = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
    const sheets = await Promise.all(
      [...files].map((file) => readFile(path.join(clientDirectory, file), 'utf8')),
    )
    const css = sheets.join('')
    const built = chunks.flatMap((chunk) => chunk.assets ?? [])
    const fonts = Object.fromEntries(
      Object.entries(fontFiles).map(([font, file]) => {
        const found = built.find((name) => file.test(name))
        if (!found) throw new Error(`The styles of ${key} have no file of the font ${font}.`)
        return [font, `/${found}`]
      }),
    )
    /** As a content security policy names what may stand inline. */
    const cssHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`
    return { css, cssHash, fonts }
  }
  const preloads = (key: string) =>
    unique(withImports(manifest, key).flatMap(({ file }) => (file === chunkOf(key).file ? [] : file)))
  return {
    event: {
      ...(await styles(loader)),
      ...{ loader: `/${chunkOf(loader).file}`, script: `/${chunkOf(hydration).file}` },
      preloads: preloads(hydration),
    },
    buyer: {
      ...(await styles(takeOver)),
      script: `/${chunkOf(takeOver).file}`,
      preloads: preloads(takeOver),
      pages: await pagesOf(root, manifest, preloads(takeOver)),
      words: byLocale(manifest, /buyer-words\/([\w-]+)$/),
    },
  }
}

/** What each page of `buyer-pages.ts` loads beyond what all of them do. */
async function pagesOf(root: string, manifest: Manifest, known: readonly string[]) {
  const source = await readFile(path.join(root, buyerPages), 'utf8')
  const rows = [...source.matchAll(/^ {2}(\w+): async[\s\S]*?import\('\.\.\/([^']+)'\)/gm)]
  return Object.fromEntries(
    rows.map(([, name, file]) => {
      const files = unique(withImports(manifest, `src/${file}`).map((chunk) => chunk.file))
      return [name, files.filter((needed) => !known.includes(needed))]
    }),
  )
}

/** The file of each language, as an address. */
export function byLocale(manifest: Manifest, key: RegExp): Record<string, string> {
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([name, { file }]) => {
      const locale = key.exec(name)?.[1]
      return locale ? [[locale, `/${file}`]] : []
    }),
  )
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
