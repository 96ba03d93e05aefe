import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { tellChanges } from '@foyer/core/change-feed/tell-changes'
import { bookEvent } from '@foyer/core/repair/rebuild-ledger'
import { dayInZone } from '@foyer/core/store/statistics/order-counts'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { accountOf } from '@foyer/core/testing/mint-owner'
import { testContext } from '@foyer/core/testing/test-context'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'
import { openApiDocument } from './open-api-document.ts'

/** Types of the recipes for this file: their own need the generated ones, which the first test makes. */
interface Recipes {
  foyerClient: (
    address: string,
    apiKey: string | undefined,
    fetch: (request: Request) => Promise<Response>,
  ) => Foyer
  followChanges: (
    foyer: Foyer,
    account_id: string,
    position: string | undefined,
    keep: (change: { subject_id: string; subject: object | null }) => Promise<void>,
  ) => Promise<string | null>
  syncOrders: (foyer: Foyer, event_id: string, since: string) => Promise<Map<string, object>>
  listEvents: (foyer: Foyer, organizer_id: string, address: string) => Promise<object[]>
  checkIn: (foyer: Foyer, door: string, scan: { code: string; scan_id: string }) => Promise<string>
  moveAttendees: (foyer: Foyer, event_id: string, price: object, people: object[]) => Promise<object[]>
  closeMonth: (foyer: Foyer, account_id: string, month: string) => Promise<object>
}
interface Foyer {
  GET: (path: string, given: object) => Promise<{ data?: { meta: { total: number } } }>
}

const files = [
  'foyer',
  'follow-changes',
  'sync-orders',
  'list-events',
  'check-in',
  'move-attendees',
  'close-month',
]
const modules: object[] = await Promise.all(
  files.map((file) => import(`../../../../docs/api/recipes/${file}.ts`)),
)
const recipes: Recipes = Object.assign({}, ...modules)
const { followChanges, syncOrders, listEvents, checkIn, moveAttendees, closeMonth } = recipes

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const site = 'https://tickets.example'
const app = apiApp(routes)

/** A client that calls the API, and every call that it makes. */
function client(key?: string) {
  const calls: string[] = []
  const send = async (request: Request) => {
    calls.push(`${request.method} ${request.url}`)
    const body = request.body ? await request.text() : undefined
    return app.request(request.url, {
      method: request.method,
      headers: request.headers,
      ...(body && { body }),
    })
  }
  return { foyer: recipes.foyerClient(site, key, send), calls }
}

describe('the TypeScript that openapi-typescript makes of the document', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'foyer-recipes-'))
  afterAll(() => rmSync(directory, { recursive: true }))

  it('lets the recipes of the guide compile, and refuses a filter that the list does not have', async () => {
    const typesFor = async (audience: 'programs' | 'account') =>
      astToString(
        await openapiTS(JSON.stringify(openApiDocument(site, audience)), { defaultNonNullable: false }),
      )
    cpSync(path.join(root, 'docs/api/recipes'), directory, { recursive: true })
    writeFileSync(path.join(directory, 'api.d.ts'), await typesFor('programs'))
    writeFileSync(path.join(directory, 'account.d.ts'), await typesFor('account'))
    symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'))
    const options = {
      target: 'ES2024',
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      noEmit: true,
    }
    const config = { compilerOptions: { ...options, allowImportingTsExtensions: true, types: [] } }
    writeFileSync(path.join(directory, 'tsconfig.json'), JSON.stringify(config))
    const compile = () =>
      run(path.join(root, 'node_modules/.bin/tsc'), ['-p', directory]).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      )
    expect(await compile()).toBe('')
    const wrong =
      "import type { Foyer } from './foyer.ts'\nexport const ask = (foyer: Foyer) => foyer.GET('/events', { params: { query: { 'filter_fields[colour][eq]': 'red' } } })\n"
    writeFileSync(path.join(directory, 'wrong.ts'), wrong)
    expect(await compile()).toMatch(/wrong\.ts.*filter_fields\[colour\]\[eq\]/s)
    // A busy machine takes its time to read all types.
  }, 900_000)
})

describe('a generated client', () => {
  let event: Awaited<ReturnType<typeof mintLiveEvent>>
  let key: string
  beforeAll(async () => {
    event = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    key = (await mintApiKey(event.ctx, ['order.manage'])).key
  })
  const soldTo = async (email: string) => {
    const [ticket] = event.tickets
    if (!ticket) throw new Error('no ticket')
    return nameBuyer(await reserve(ticket), undefined, email)
  }

  it('reads the orders since a moment for a CRM, with typed filters', async () => {
    await soldTo('crm@example.com')
    const { foyer, calls } = client(key)
    const since = new Date(Date.now() - 60_000).toISOString()
    const people = await syncOrders(foyer, event.event.id, since)
    expect(people.get('crm@example.com')).toEqual({
      name: 'Bea Buyer',
      spent: 0,
      currency: event.event.currency,
    })
    expect(decodeURIComponent(calls[0] ?? '')).toContain(`filter_fields[created_at][gte]=${since}`)
    const later = await syncOrders(foyer, event.event.id, new Date(Date.now() + 60_000).toISOString())
    expect(later.size).toBe(0)
  })

  it('keeps a copy up to date with one call, however many events the account has', async () => {
    const account_id = accountOf(event.ctx)
    const { foyer, calls } = client(key)
    const copy = new Map<string, object | null>()
    const follow = (position?: string) =>
      followChanges(foyer, account_id, position, async ({ subject_id, subject }) => {
        copy.set(subject_id, subject)
      })
    const start = (await follow()) ?? undefined
    const { short_id } = await soldTo('copy@example.com')
    await tellChanges(testContext(), {
      event_id: event.event.id,
      changes: [
        { type: 'order', id: short_id },
        { type: 'event', id: event.event.id },
      ],
    })
    calls.length = 0
    const next = await follow(start)
    expect(calls).toHaveLength(1)
    // A key for orders alone hears of no event.
    expect([...copy]).toEqual([[short_id, expect.objectContaining({ email: 'copy@example.com' })]])
    expect(await follow(next ?? undefined)).toBe(next)
    const forgotten = Buffer.from(JSON.stringify(['other', Array(4).fill([0, 0])])).toString('base64url')
    expect(await follow(forgotten)).toBeNull()
  })

  it('lists the upcoming events of an organizer for a site, without a key', async () => {
    const { foyer } = client()
    const { id, slug, title, organizer_id } = event.event
    expect(await listEvents(foyer, organizer_id, site)).toEqual([
      { title, start_date: event.event.start_date, page: `${site}/e/${id}/${slug}` },
    ])
  })

  it('checks somebody in once, and says when the first scan was', async () => {
    const { foyer } = client()
    const [attendee] = (await soldTo('door@example.com')).attendees
    const { short_id } = await mintCheckInList({ event_id: event.event.id })
    const code = attendee?.short_id ?? ''
    const first = { code, scan_id: 'first-scan-0000000001' }
    expect(await checkIn(foyer, short_id, first)).toBe('Welcome, Bea.')
    expect(await checkIn(foyer, short_id, first)).toBe('Welcome, Bea.')
    const second = await checkIn(foyer, short_id, { code, scan_id: 'second-scan-000000001' })
    expect(second).toMatch(/^Already admitted at \d{4}-\d\d-\d\dT/)
    expect(await checkIn(foyer, short_id, { ...first, code: 'A-2222222' })).toBe(
      'This attendee does not exist.',
    )
  })

  it('moves people in, and a second run brings none of them twice', async () => {
    const { foyer } = client(key)
    const [ticket] = event.tickets
    const price = { ticket_id: ticket?.id ?? '', price_id: ticket?.prices[0]?.id ?? '' }
    const people = Array.from({ length: 12 }, (_, at) => ({
      ...{ id: `old-system-ticket-${at}`, first_name: 'Moved', last_name: `${at}` },
      ...{ email: `moved${at}@example.com`, paid: 0 },
    }))
    expect(await moveAttendees(foyer, event.event.id, price, people)).toEqual([])
    expect(await moveAttendees(foyer, event.event.id, price, people)).toEqual([])
    const found = await foyer.GET('/events/{event_id}/attendees', {
      params: { path: { event_id: event.event.id }, query: { 'filter_fields[email][like]': 'moved' } },
    })
    expect(found.data?.meta.total).toBe(12)
  })

  it('closes a month', async () => {
    const paid = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    const [ticket] = paid.tickets
    if (!ticket) throw new Error('no ticket')
    const { key: api_key } = await mintApiKey(paid.ctx, ['order.manage', 'ledger.read'])
    const { foyer, calls } = client(api_key)
    const price = { ticket_id: ticket.id, price_id: ticket.prices[0]?.id ?? '' }
    const people = [1200, 3450].map((amount, at) => ({
      ...{ id: `month-of-accounts-${at}`, first_name: 'Ada', last_name: 'A', email: 'ada@example.com' },
      paid: amount,
    }))
    expect(await moveAttendees(foyer, paid.event.id, price, people)).toEqual([])
    await bookEvent(testContext(), paid.event.id)
    calls.length = 0
    const month = dayInZone(new Date().toISOString(), 'Europe/Berlin').slice(0, 7)
    expect(await closeMonth(foyer, accountOf(paid.ctx), month)).toEqual({
      moved: [{ which: 'SALE', currency: 'EUR', gross: 4650, net: 4650 }],
      taxes: [],
      untied: [],
    })
    expect(calls).toHaveLength(1)
  })
})
