import { config } from '@foyer/core/config'
import { listSitemapFiles, readSitemapFile } from '@foyer/core/public-page/sitemap'
import type { Hono, Context as HonoContext } from 'hono'

/** Search engines visit daily, so a new event may wait an hour. */
const cacheable = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400'

/** Pages behind a link, a login or the API. An event's pictures and calendars are below its page. */
const closed = [
  '/api/',
  '/account',
  '/auth/',
  '/check-in/',
  '/checkout/',
  '/manage',
  '/order/',
  '/preview/',
  '/ticket/',
]

/** For how many days a contact is named without asking again. */
const contactDays = 30

/** What programs read first: which addresses they may visit, which pages exist, and who hears of a weakness (RFC 9116). */
export function addSitemap(app: Hono): void {
  app.get('/robots.txt', (c) => {
    c.header('cache-control', cacheable)
    const rules = closed.map((path) => `Disallow: ${path}`)
    return c.text(['User-agent: *', ...rules, '', `Sitemap: ${config().SITE_URL}/sitemap.xml`, ''].join('\n'))
  })
  app.get('/.well-known/security.txt', (c) => {
    const { IMPRINT_URL, SITE_URL } = config()
    if (IMPRINT_URL === undefined) return c.notFound()
    c.header('cache-control', cacheable)
    const expires = new Date(Date.now() + contactDays * 86_400_000).toISOString()
    const canonical = `${SITE_URL}/.well-known/security.txt`
    return c.text(`Contact: ${IMPRINT_URL}\nExpires: ${expires}\nCanonical: ${canonical}\n`)
  })
  app.get('/sitemap.xml', async (c) => {
    const files = await listSitemapFiles(new Date())
    const entries = files.map((name) => entry('sitemap', `/sitemaps/${name}.xml`))
    return xml(c, 'sitemapindex', entries)
  })
  app.get('/sitemaps/:name{\\d{4}(?:-\\d{2}){0,2}\\.xml}', async (c) => {
    const { events, organizers } = await readSitemapFile(c.req.param('name').replace('.xml', ''))
    if (events.length === 0) return c.notFound()
    return xml(c, 'urlset', [
      ...events.map(({ id, slug, changed_at }) =>
        entry('url', `/e/${id}/${encodeURIComponent(slug)}`, changed_at),
      ),
      ...organizers.map(({ id, slug }) => entry('url', `/o/${id}/${encodeURIComponent(slug)}`)),
    ])
  })
}

function entry(tag: 'sitemap' | 'url', path: string, changed_at?: string): string {
  const changed = changed_at ? `<lastmod>${changed_at}</lastmod>` : ''
  return `<${tag}><loc>${config().SITE_URL}${path}</loc>${changed}</${tag}>`
}

function xml(c: HonoContext, root: 'sitemapindex' | 'urlset', entries: string[]): Response {
  c.header('cache-control', cacheable)
  c.header('content-type', 'application/xml; charset=utf-8')
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${space}">\n${entries.join('\n')}\n</${root}>\n`,
  )
}
