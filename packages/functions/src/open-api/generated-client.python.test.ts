import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tellChanges } from '@foyer/core/change-feed/tell-changes'
import { bookEvent } from '@foyer/core/repair/rebuild-ledger'
import { dayInZone } from '@foyer/core/store/statistics/order-counts'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { accountOf } from '@foyer/core/testing/mint-owner'
import { testContext } from '@foyer/core/testing/test-context'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'
import { generatePythonClients, runPythonJob } from '../testing/python-client.ts'
import { openApiDocument } from './open-api-document.ts'

const app = apiApp(routes)
let client: Awaited<ReturnType<typeof generatePythonClients>>
let server: ReturnType<typeof serve>
let address: string

beforeAll(async () => {
  client = await generatePythonClients({
    foyer_client: openApiDocument('https://tickets.example'),
    foyer_account: openApiDocument('https://tickets.example', 'account'),
  })
  server = serve({ fetch: (request) => app.request(request), port: 0 })
  address = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(client.directory, { recursive: true })
})

it('openapi-python-client makes everything of the document but files', () => {
  expect(client.warnings).toEqual([
    'WARNING parsing GET /events/{event_id}/poster.pdf within events.',
    'WARNING parsing GET /public/attendees/{attendee_short_id}/ticket.pdf within attendees.',
  ])
})

describe('a generated Python client', () => {
  let event: Awaited<ReturnType<typeof mintLiveEvent>>
  let key: string
  beforeAll(async () => {
    event = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    key = (await mintApiKey(event.ctx, ['order.manage'])).key
  })
  const job = (name: string, given: object, by: string | null = key) =>
    runPythonJob(client.directory, { address, key: by, job: name, given })
  const soldTo = async (email: string) => {
    const [ticket] = event.tickets
    if (!ticket) throw new Error('no ticket')
    return nameBuyer(await reserve(ticket), undefined, email)
  }

  it('reads the orders since a moment for a CRM, with typed filters', async () => {
    await soldTo('crm@example.com')
    const given = { event_id: event.event.id, since: new Date(Date.now() - 60_000).toISOString() }
    expect(await job('sync_orders', given)).toMatchObject({
      'crm@example.com': { name: 'Bea Buyer', spent: 0, currency: event.event.currency },
    })
    const later = { ...given, since: new Date(Date.now() + 60_000).toISOString() }
    expect(await job('sync_orders', later)).toEqual({})
  })

  it('follows the changes of an account from a position', async () => {
    const account_id = accountOf(event.ctx)
    const start = (await job('follow_changes', { account_id, position: null })) as { next: string }
    const { short_id } = await soldTo('copy@example.com')
    const changes = [{ type: 'order' as const, id: short_id }]
    await tellChanges(testContext(), { event_id: event.event.id, changes })
    expect(await job('follow_changes', { account_id, position: start.next })).toMatchObject({
      changes: [{ subject_id: short_id, subject: { email: 'copy@example.com' } }],
    })
  })

  it('lists the upcoming events of an organizer for a site, without a key', async () => {
    const { id, slug, title, organizer_id } = event.event
    expect(await job('list_events', { organizer_id, address: 'https://tickets.example' }, null)).toEqual([
      { title, start_date: expect.any(String), page: `https://tickets.example/e/${id}/${slug}` },
    ])
  })

  it('checks somebody in once, and says when the first scan was', async () => {
    const [attendee] = (await soldTo('door@example.com')).attendees
    const { short_id: door } = await mintCheckInList({ event_id: event.event.id })
    const given = { door, code: attendee?.short_id ?? '', scan_id: 'first-scan-0000000001' }
    expect(await job('check_in', given, null)).toBe('Welcome, Bea.')
    expect(await job('check_in', given, null)).toBe('Welcome, Bea.')
    const second = { ...given, scan_id: 'second-scan-000000001' }
    expect(await job('check_in', second, null)).toMatch(/^Already admitted at \d{4}-\d\d-\d\d/)
  })

  it('moves people in, brings none of them twice in a second run, and closes the month', async () => {
    const month = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    const own = (await mintApiKey(month.ctx, ['order.manage', 'ledger.read'])).key
    const [ticket] = month.tickets
    const people = [1200, 3450].map((paid, at) => ({
      ...{
        id: `old-system-ticket-${at}`,
        first_name: 'Ada',
        last_name: `${at}`,
        email: `ada${at}@example.com`,
      },
      paid,
    }))
    const event_id = month.event.id
    const given = { event_id, ticket_id: ticket?.id, price_id: ticket?.prices[0]?.id, people }
    expect(await job('move_attendees', given, own)).toEqual([])
    expect(await job('move_attendees', given, own)).toEqual([])
    await bookEvent(testContext(), event_id)
    const account_id = accountOf(month.ctx)
    const books = { account_id, month: dayInZone(new Date().toISOString(), 'Europe/Berlin').slice(0, 7) }
    expect(await job('close_month', books, own)).toEqual({ 'SALE EUR': 4650 })
  })
})
