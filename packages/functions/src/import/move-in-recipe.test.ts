import type { EventsImportProgress } from '@foyer/contracts/import/events-import'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintOrganizer } from '@foyer/core/testing/mint-event'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { mintRichAccount } from '@foyer/core/testing/mint-rich-account'
import { finishEventsImport } from '@foyer/core/testing/send-events-import'
import { finishImport } from '@foyer/core/testing/send-import'
import { behindGateway } from '@foyer/core/testing/send-upload'
import { readArchiveBytes, writeArchiveFile } from '@foyer/core/testing/write-archive-file'
import { expect, it } from 'vitest'
import { routes } from '../testing/all-routes.ts'
import { answered } from '../testing/answered.ts'
import { apiApp } from '../testing/api-app.ts'

interface Moved {
  event_id: string
  tickets: Record<string, number>
}

/** Types of the recipes for this file: their own need those made of the documents (`generated-client.test.ts`). */
interface Recipes {
  foyerClient: (address: string, key: string, send: (request: Request) => Promise<Response>) => object
  moveArchive: (foyer: object, archive: Blob, options: object) => Promise<EventsImportProgress>
  moveEvents: (foyer: object, events: object[], options: object) => Promise<Map<string, Moved>>
}
const modules: object[] = await Promise.all(
  ['foyer', 'move-in'].map((file) => import(`../../../../docs/api/recipes/${file}.ts`)),
)
const { foyerClient, moveArchive, moveEvents }: Recipes = Object.assign({}, ...modules)
const app = apiApp(routes)

/** A client with that key, and what else a recipe takes to reach the stand-ins and their queue. */
function recipeWith(key: string) {
  const calls: string[] = []
  let finish = async () => 0
  const foyer = foyerClient('https://tickets.example', key, async (request) => {
    const { method, url, headers } = request
    calls.push(`${method} ${new URL(url).pathname}`)
    const body = request.body ? await request.text() : undefined
    const answer = await app.request(url, { method, headers, ...(body && { body }) })
    const { data } = (await answer.clone().json()) as { data: { id: string } }
    finish = () => (url.includes('/accounts/') ? finishEventsImport(data.id) : finishImport(data.id))
    return answer
  })
  const ways = {
    send: (url: string, init: RequestInit) => fetch(behindGateway(url), init),
    wait: () => finish(),
  }
  return { foyer, ways, calls }
}

it('moves the archive of an account into another one, and changes nothing the second time', {
  timeout: 300_000,
}, async () => {
  const { ctx: old, account_id: from } = await mintRichAccount()
  await writeArchiveFile(old)
  const archive = new Blob([new Uint8Array(await readArchiveBytes(from))])
  const { ctx } = await mintOwner()
  const scopes = ['event.manage', 'organizer.manage', 'tax_or_fee.manage', 'order.manage'] as const
  const { foyer, ways, calls } = recipeWith((await mintApiKey(ctx, [...scopes])).key)
  const options = { account_id: accountOf(ctx), ...ways }
  const done = await moveArchive(foyer, archive, options)
  expect(done).toMatchObject({ status: 'DONE', dry_run: false, counts: { created: 2, refused: 0 } })
  expect(done).toMatchObject({ orders_done: 1, orders: [{ counts: { created: 1 } }], images: { done: 1 } })
  expect(calls).toHaveLength(4)
  expect((await moveArchive(foyer, archive, options)).counts).toMatchObject({ created: 0, unchanged: 2 })
})

it('moves events of another system in, with the tickets that were sold of each', {
  timeout: 120_000,
  tags: 'long',
}, async () => {
  const { ctx } = await mintOwner()
  await mintOrganizer(ctx)
  const { key } = await mintApiKey(ctx, ['event.manage', 'order.edit'])
  const { foyer, ways } = recipeWith(key)
  const show = (external_id: string, sold: object[]) => ({
    ...{ external_id, title: `Show ${external_id}`, start_date: '2031-05-01T18:00:00Z', sold },
    tickets: [{ title: 'Seat', type: 'FREE', prices: [{ quantity_available: 50 }] }],
  })
  const ada = { ticket: 'Seat', first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
  const sold = [{ external_id: 'T-1', ...ada, barcode: 'OLD-100001' }]
  const read = async (address: string) => {
    const report = await (await fetch(behindGateway(address))).text()
    return report.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as object]))
  }
  const options = { account_id: accountOf(ctx), ...ways, read }
  const lines = [show('gig-1', sold), show('gig-2', sold), show('gig-3', [])]
  const moved = await moveEvents(foyer, lines, options)
  expect([...moved.keys()]).toEqual(['gig-1', 'gig-2', 'gig-3'])
  for (const { event_id, tickets } of moved.values()) {
    expect(await answered(ctx, `GET /events/${event_id}`)).toMatchObject({ status: 'DRAFT' })
    if (event_id !== moved.get('gig-3')?.event_id) expect(tickets).toMatchObject({ created: 1, refused: 0 })
  }
  const again = await moveEvents(foyer, lines, options)
  for (const [external_id, { event_id, tickets }] of again) {
    expect(event_id).toBe(moved.get(external_id)?.event_id)
    if (external_id !== 'gig-3') expect(tickets).toMatchObject({ created: 0, unchanged: 1 })
  }

  const wrong = { ...show('gig-4', []), title: '' }
  await expect(moveEvents(foyer, [wrong], options)).rejects.toThrow('title')
})
