import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/**
 * The default behaviour: the web app's files, hashed ones for a year; every address that looks like no file gets the
 * app shell, which the browser asks for anew each time.
 */
export function staticSite(directory: string): MiddlewareHandler {
  const shell = path.join(directory, 'index.html')
  const files = serveStatic({
    root: directory,
    index: 'no-directory-index',
    onFound: (file, c) => {
      const hashed = file.startsWith(path.join(directory, 'assets'))
      c.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return async (c) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.body(null, 403)
    const file = c.req.path === '/index.html' ? undefined : await files(c, async () => {})
    if (file instanceof Response) return file
    if (c.req.path.startsWith('/assets/')) return c.text('Not found', 404)
    try {
      return c.html(await readFile(shell, 'utf8'), 200, { 'cache-control': 'no-cache' })
    } catch {
      return c.text('The web app is not built: run pnpm --filter @foyer/web build', 503)
    }
  }
}
