import type { ListQuery } from '@foyer/contracts/list'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { inWords, meterTable } from './scale/meter-table.ts'

/** What lists of long events cost: `pnpm bench:scale 1000 10000 100000`. CPU is this process's; DynamoDB Local and S3 are others. */
const sizes = process.argv.slice(2).map(Number)

const standIns = await startStandIns({ directory: null, isDynamoDbCompiledThoroughly: true })
Object.assign(process.env, standIns.env)
// Imported here because core reads its environment on import.
const { attendeeListQuery } = await import('@foyer/contracts/attendee/attendee')
const { listAttendees } = await import('@foyer/core/attendee/list-attendees')
const { forgetKeptLists } = await import('@foyer/core/change-log/kept-lists')
const { countMessageRecipients } = await import('@foyer/core/event-message/find-recipients')
const { rebuildSnapshot } = await import('@foyer/core/snapshot/make-snapshot')
const { mintLiveEvent } = await import('@foyer/core/testing/mint-live-event')
const { seedSoldOrders } = await import('@foyer/core/testing/seed-sold-orders')

const meter = meterTable()
const queries: [name: string, query: Partial<ListQuery>][] = [
  ['first page', {}],
  ['cold: sort by name', { sort_by: 'last_name' }],
  ['sort by name', { sort_by: 'last_name' }],
  ['sort by email, first time', { sort_by: 'email' }],
  ['page 50, newest first', { page: 50 }],
  ['search, many found', { query: 'holder' }],
  ['search, none found', { query: 'nothing like it' }],
  ['filter by status', { filter_fields: { status: { eq: 'CANCELLED' } } }],
]

for (const rows of sizes.length > 0 ? sizes : [1000, 10_000]) {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const params = { event_id: event.id }
  await seedSoldOrders({ ...params, ticket_id: tickets[0]?.id ?? '', orders: rows })
  console.log(`\n${rows} attendees in as many orders`)
  await measure('snapshot from the lists', () => rebuildSnapshot(ctx, event.id, async () => {}))
  forgetKeptLists()
  for (const [name, given] of queries) {
    const query = attendeeListQuery.parse({ page: 1, per_page: 20, ...given })
    await measure(`attendees, ${name}`, () => listAttendees(ctx, { params, query }))
  }
  const body = { recipient_group: 'EVERYONE', ticket_ids: [], attendee_short_ids: [] } as const
  await measure('recipients, cold orders', () => countMessageRecipients(ctx, { params, body } as never))
  await measure('recipients', () => countMessageRecipients(ctx, { params, body } as never))
}
await standIns.stop()
process.exit(0)

async function measure(name: string, run: () => Promise<unknown>): Promise<void> {
  const before = process.cpuUsage()
  const answer = await run()
  const { user, system } = process.cpuUsage(before)
  const bytes = answer ? JSON.stringify(answer).length : 0
  const parts = [
    inWords(meter.take()),
    `${(bytes / 1000).toFixed(1)} KB`,
    `${Math.round((user + system) / 1000)} ms CPU`,
    `${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  ]
  console.log(`  ${name.padEnd(36)} ${parts.join(' · ')}`)
}
