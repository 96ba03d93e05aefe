import { config } from '@foyer/core/config'
import type { buildApp } from '../http/build-app.ts'
import type { Audience } from './security.ts'

/**
 * `/api/openapi.json` for programs, `/api/openapi-account.json` for those of a back office, `/api/openapi-pages.json` with the calls that only
 * Foyer's own pages make, `/api/error-codes.json` with what each code of a refusal means, `/api/refusals.json` with the codes of each call, and
 * `/api/docs`, which leads to the site's pages about them.
 */
export function addReference(app: ReturnType<typeof buildApp>): void {
  addDocument(app, '/api/openapi.json', documentFor('programs'))
  addDocument(app, '/api/openapi-account.json', documentFor('account'))
  addDocument(app, '/api/openapi-pages.json', documentFor('pages'))
  addDocument(app, '/api/error-codes.json', () =>
    import('./error-codes.ts').then((module) => module.errorCodes()),
  )
  addDocument(app, '/api/refusals.json', () =>
    import('./error-codes.ts').then((module) => module.refusalsByCall()),
  )
  app.get('/api/docs', (c) => c.redirect('/docs'))
}

const documentFor = (audience: Audience) => () =>
  import('./open-api-document.ts').then((module) => module.openApiDocument(config().SITE_URL, audience))

/** Loaded on first use, so that no other request pays for it. */
function addDocument(app: ReturnType<typeof buildApp>, address: string, load: () => Promise<object>): void {
  let document: Promise<object> | undefined
  app.get(address, async (c) => {
    document ??= load()
    return c.json(await document, 200, { 'cache-control': 'public, max-age=300' })
  })
}
