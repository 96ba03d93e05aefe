import { config } from '@foyer/core/config'
import type { buildApp } from '../http/build-app.ts'

/** `/api/openapi.json`, and `/api/docs`, which leads to the site's page that shows it. */
export function addReference(app: ReturnType<typeof buildApp>): void {
  let document: Promise<object> | undefined
  app.get('/api/openapi.json', async (c) => {
    // Loaded on first use, so that no other request pays for it.
    document ??= import('./open-api-document.ts').then((module) => module.openApiDocument(config().SITE_URL))
    return c.json(await document, 200, { 'cache-control': 'public, max-age=300' })
  })
  app.get('/api/docs', (c) => c.redirect('/api-docs'))
}
