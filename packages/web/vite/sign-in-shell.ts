import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { byLocale } from './page-assets.ts'

const virtualId = 'virtual:sign-in-shell'

/**
 * What `show-sign-in.ts` puts on the page before its form: its words by language, as the environment `shell` draws them, and where those of
 * the form are.
 */
export function signInShell(shellDirectory: string, clientDirectory: string): Plugin {
  return {
    name: 'foyer:sign-in-shell',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return
      const { drawSignIn } = await import(pathToFileURL(path.join(shellDirectory, 'draw-sign-in.js')).href)
      const manifest: Manifest = JSON.parse(
        await readFile(path.join(clientDirectory, '.vite/manifest.json'), 'utf8'),
      )
      return `export const shells = ${JSON.stringify(await drawSignIn())}
        export const words = ${JSON.stringify(byLocale(manifest, /login-words\/([\w-]+)$/))}`
    },
  }
}
