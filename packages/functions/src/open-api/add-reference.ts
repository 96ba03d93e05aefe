import { config } from '@foyer/core/config'
import type { buildApp } from '../http/build-app.ts'
import type { Audience } from './security.ts'

/**
 * `/api/openapi.json` for programs, `/api/openapi-pages.json` with the calls that only Foyer's own pages make, and `/api/docs`, which
 * leads to the site's page that shows the first.
 */
export function addReference(app: ReturnType<typeof buildApp>): void {
  addDocument(app, '/api/openapi.json', 'programs')
  addDocument(app, '/api/openapi-pages.json', 'pages')
  app.get('/api/docs', (c) => c.redirect('/api-docs'))
}

function addDocument(app: ReturnType<typeof buildApp>, address: string, audience: Audience): void {
  let document: Promise<object> | undefined
  app.get(address, async (c) => {
    // Loaded on first use, so that no other request pays for it.
    document ??= import('./open-api-document.ts').then((module) =>
      module.openApiDocument(config().SITE_URL, audience),
    )
    return c.json(await document, 200, { 'cache-control': 'public, max-age=300' })
  })
}
