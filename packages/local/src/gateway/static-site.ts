import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'

// What counts as a file is decided by `stacks/edge/serve-app-shell.js` on AWS.
const file = /\.(?:css|html|ico|jpe?g|js|json|map|mjs|png|svg|txt|wasm|webmanifest|webp|woff2?|xml)$/

/** As `stacks/upload-site.ts` gives them: to files whose name changes with them, to the widget's script, to the others. */
function cacheControl(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return address === '/widget.js' ? 'public, max-age=300, stale-while-revalidate=86400' : 'no-cache'
}

/**
 * The default behaviour: the web app's files; every address that is none gets the app shell, which the browser asks
 * for anew each time.
 */
export function staticSite(directory: string): (c: Context) => Promise<Response> {
  const shell = path.join(directory, 'index.html')
  const files = serveStatic({
    root: directory,
    onFound: (_path, c) => c.header('cache-control', cacheControl(c.req.path)),
  })
  return async (c) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.body(null, 403)
    // As `stacks/edge/serve-app-shell.js`.
    if (c.req.path === '/.well-known/change-password') return c.redirect('/manage/profile')
    if (c.req.path.startsWith('/.well-known/')) return c.text('Not found', 404)
    if (file.test(c.req.path)) {
      const found = await files(c, async () => {})
      return found instanceof Response ? found : c.text('Not found', 404)
    }
    try {
      return c.html(await readFile(shell, 'utf8'), 200, { 'cache-control': 'no-cache' })
    } catch {
      return c.text('The web app is not built: run pnpm --filter @foyer/web build', 503)
    }
  }
}
