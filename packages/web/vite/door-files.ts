import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const virtualId = 'virtual:door-files'
const placeholder = '__DOOR_FILES__'
const workerFile = 'sw.js'
const starts = /\/src\/(start-app|routes\/public\/check-in-page)\.tsx$/
/** The app's shell under an address of the door, and of no list: there it comes with the headers that allow the camera. */
export const shell = '/check-in/shell'
/** What the door loads only when it needs it: words, and the decoder of phones that have none. */
const lazily = /\/src\/(locales\/[\w-]+\/[\w-]+\.po|features\/check-in\/.*)$/

/**
 * Tells the door's service worker which files open its page without a connection: the app's shell, what the page
 * imports, and nothing of other pages. The release is a hash over them, so that only a change of theirs is an update.
 */
export function doorFiles(publicDirectory: string): Plugin {
  return {
    name: 'foyer:door-files',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) => (id === `\0${virtualId}` ? `export const doorFiles = ${placeholder}` : undefined),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const worker = bundle[workerFile]
        if (worker?.type !== 'chunk') return
        const html = bundle['index.html']
        if (html?.type !== 'asset') throw new Error('The build has no index.html.')
        const hash = createHash('sha256').update(html.source)
        const paths = [shell, ...filesOf(bundle).map((file) => `/${file}`)]
        for (const name of (await readdir(publicDirectory)).toSorted()) {
          hash.update(await readFile(path.join(publicDirectory, name)))
          paths.push(`/${name}`)
        }
        const release = hash.update(paths.join('\n')).digest('hex').slice(0, 12)
        worker.code = worker.code.replace(placeholder, JSON.stringify({ release, shell, paths }))
      },
    },
  }
}

type Bundle = Rolldown.OutputBundle

function filesOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entries = chunks.filter(
    ({ facadeModuleId, name }) =>
      name === 'app' || starts.test(facadeModuleId ?? '') || lazily.test(facadeModuleId ?? ''),
  )
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const file of [
      ...(chunk.viteMetadata?.importedCss ?? []),
      ...(chunk.viteMetadata?.importedAssets ?? []),
    ])
      files.add(file)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') add(next)
    }
  }
  for (const entry of entries) add(entry)
  return [...files].toSorted()
}
