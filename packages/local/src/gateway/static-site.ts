import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import {
  type EdgeResponse,
  runEdgeAnswer,
  runEdgeFunction,
} from '../../../../stacks/edge/run-edge-function.ts'

/** As `stacks/upload-site.ts` sets them: for hashed files, for the widget's script, for the others. */
function cacheControl(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return address === '/widget.js' ? 'public, max-age=300, stale-while-revalidate=86400' : 'no-cache'
}

/**
 * The default behavior: the web app's files. CloudFront's own function decides whether an address is a file, a page of
 * the app (the shell, requested at each visit) or neither. The last is a 404, and the app says so.
 */
export function staticSite(directory: string): (c: Context) => Promise<Response> {
  const shell = path.join(directory, 'index.html')
  const files = serveStatic({
    root: directory,
    onFound: (_path, c) => c.header('cache-control', cacheControl(c.req.path)),
  })
  return async (c) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.body(null, 403)
    const asked = runEdgeFunction('serve-app-shell', { uri: c.req.path, querystring: asWritten(c.req.url) })
    if (asked.statusCode) return answered(c, asked)
    if (asked.uri === c.req.path) {
      const found = await files(c, async () => {})
      if (!(found instanceof Response)) return c.text('Not found', 404)
      return c.req.path === '/widget.js' ? openToSites(found) : found
    }
    try {
      const page = await readFile(shell, 'utf8')
      const { statusCode } = runEdgeAnswer('serve-app-shell', asked, { statusCode: 200 })
      return c.html(page, statusCode as ContentfulStatusCode, { 'cache-control': 'no-cache' })
    } catch {
      return c.text('The web app is not built: run pnpm --filter @foyer/web build', 503)
    }
  }
}

function openToSites(script: Response): Response {
  const { headers = {} } = runEdgeAnswer('open-to-sites', {}, { statusCode: 200, headers: {} })
  for (const [name, { value }] of Object.entries(headers)) script.headers.set(name, value)
  return script
}

/** What the function answers directly. */
function answered(c: Context, { statusCode, statusDescription = '', headers, body }: EdgeResponse): Response {
  for (const [name, { value }] of Object.entries(headers ?? {})) c.header(name, value)
  return body
    ? c.body(body.data, statusCode as ContentfulStatusCode)
    : c.text(statusDescription, statusCode as ContentfulStatusCode)
}

/** The parameters of an address as CloudFront gives them to its functions: not decoded. */
function asWritten(address: string): Record<string, { value: string }> {
  const written = new URL(address).search.slice(1).split('&').filter(Boolean)
  return Object.fromEntries(
    written.map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name, { value }]
    }),
  )
}
