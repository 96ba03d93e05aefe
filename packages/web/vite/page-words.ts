import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import type { Endpoint } from '../../contracts/src/endpoint.ts'
import { refusalsOf } from '../../contracts/src/refusals.ts'
import { localeNames } from '../src/lib/words/locales.ts'
import { sourceGraph } from './source-graph.ts'

interface Pages {
  /** The module with which they start: their texts are its own, and those of all that it may load. */
  entry: string
  /** Whether the sentences of errors with which their calls can be refused are needed, too. */
  saysErrors: boolean
}

/**
 * The texts that the script of a kind of page says, as `virtual:<kind>-words`: of all catalogs those that a source of these pages names. A
 * buyer would otherwise load the words of all management, and a visitor those that only the server draws.
 */
export function pageWords(root: string, kinds: Record<string, Pages>): Plugin[] {
  return Object.entries(kinds).map(([kind, pages]) => wordsOfPages(root, `virtual:${kind}-words`, pages))
}

function wordsOfPages(root: string, virtualId: string, pages: Pages): Plugin {
  let needed: Promise<Needed> | undefined
  return {
    name: `foyer:${virtualId}`,
    resolveId: (id) => (id.startsWith(virtualId) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${virtualId}`)) return
      const locale = id.slice(virtualId.length + 2)
      if (locale === '') return loaders(virtualId)
      needed ??= neededBy(root, pages)
      return { code: await wordsOf(root, locale, await needed), moduleType: 'js' }
    },
  }
}

function loaders(virtualId: string): string {
  const byLocale = Object.keys(localeNames).map(
    (locale) => `${JSON.stringify(locale)}: () => import('${virtualId}/${locale}')`,
  )
  return `export const words = { ${byLocale.join(', ')} }`
}

interface Needed {
  /** As the catalogs name their origins: relative to the package. */
  files: Set<string>
  codes: Set<string>
}

async function neededBy(root: string, { entry, saysErrors }: Pages): Promise<Needed> {
  const sources = [...sourceGraph(entry)]
  const files = new Set(sources.map((file) => path.relative(root, file)))
  if (!saysErrors) return { files, codes: new Set() }
  const modules = sources.filter((file) => file.endsWith('-endpoints.ts'))
  const declared = await Promise.all(modules.map((file) => import(pathToFileURL(file).href)))
  const endpoints = declared.flatMap((module) => Object.values(module as Record<string, Endpoint>))
  const ofBuyers = endpoints.filter(({ access }) => access === 'link' || access === 'public')
  return { files, codes: new Set(ofBuyers.flatMap((endpoint) => refusalsOf(endpoint, endpoints))) }
}

/** Tables that name what other pages show: errors have their codes, and kinds of emails and the screens of an event are for organizers. */
const isSaidElsewhere = (file: string) => /contracts\/src\/|src\/event-screens\.ts$/.test(file)

async function wordsOf(root: string, locale: string, { files, codes }: Needed): Promise<string> {
  const config = getConfig({ cwd: root })
  const words: Record<string, string> = {}
  for (const catalog of await getCatalogs(config)) {
    const [entries, { messages }] = await Promise.all([
      catalog.read(locale),
      catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales,
        ...{ sourceLocale: config.sourceLocale, missingBehavior: 'resolved' },
      }),
    ])
    for (const [id, { origin = [] }] of Object.entries(entries ?? {})) {
      const text = messages[id]
      const isNeeded = codes.has(id) || origin.some(([file]) => files.has(file) && !isSaidElsewhere(file))
      if (isNeeded && text !== undefined) words[id] = text
    }
  }
  const { source, errors } = createCompiledCatalog(locale, words, { namespace: 'es' })
  if (errors.length > 0) throw new Error(`The texts in ${locale} do not compile.`)
  return source
}
