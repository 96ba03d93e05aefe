import type { ImportProgress } from '@foyer/contracts/import/import'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { finishImport } from '@foyer/core/testing/send-import'
import { behindGateway } from '@foyer/core/testing/send-upload'
import { expect, it } from 'vitest'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'

/** Types of the recipes for this file: their own need those made of the documents (`generated-client.test.ts`). */
interface Recipes {
  foyerClient: (address: string, key: string, send: (request: Request) => Promise<Response>) => object
  importAttendees: (foyer: object, tickets: object[], options: object) => Promise<ImportProgress>
}
const modules: object[] = await Promise.all(
  ['foyer', 'import-attendees'].map((file) => import(`../../../../docs/api/recipes/${file}.ts`)),
)
const { foyerClient, importAttendees }: Recipes = Object.assign({}, ...modules)
const app = apiApp(routes)

it('brings 500 attendees into an event in three calls, and none the second time', {
  timeout: 600_000,
  tags: 'long',
}, async () => {
  const { ctx, event } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: 500 }] }])
  const { key } = await mintApiKey(ctx, ['order.edit'])
  const tickets = Array.from({ length: 500 }, (_, number) => ({
    external_id: `T-${number}`,
    ...{ ticket: 'Standing', first_name: 'Guest', last_name: `Number ${number}` },
    email: `guest-${number}@example.com`,
    barcode: `OLD-${1_000_000 + number}`,
  }))
  const bring = async (dry_run: boolean) => {
    const calls: string[] = []
    let id = ''
    const foyer = foyerClient('https://tickets.example', key, async (request) => {
      const { method, url, headers } = request
      calls.push(`${method} ${url}`)
      const body = request.body ? await request.text() : undefined
      const answer = await app.request(url, { method, headers, ...(body && { body }) })
      id = ((await answer.clone().json()) as { data: { id: string } }).data.id
      return answer
    })
    const done = await importAttendees(foyer, tickets, {
      ...{ event_id: event.id, dry_run },
      send: (url: string, init: RequestInit) => {
        calls.push(`${init.method} ${url}`)
        return fetch(behindGateway(url), init)
      },
      wait: () => finishImport(id),
    })
    return { done, calls }
  }
  const tried = await bring(true)
  expect(tried.done).toMatchObject({ status: 'DONE', counts: { created: 500 } })
  const { done, calls } = await bring(false)
  expect(done).toMatchObject({ status: 'DONE', counts: { created: 500, refused: 0 }, missing_places: {} })
  expect(calls).toHaveLength(3)
  expect((await bring(false)).done.counts).toMatchObject({ created: 0, unchanged: 500 })
})
