import type { ListQuery } from '@foyer/contracts/list'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { type Measured, tableOf } from './scale/measured-table.ts'
import { meterTable } from './scale/meter-table.ts'

/**
 * What lists of long events and accounts cost: `pnpm bench:scale 1000 10000 100000`. Of promo codes, and of the organizer's other events, there is one for
 * 20 rows, of entries in the audit log one for 5. CPU and memory are this process's; DynamoDB Local and S3 are others.
 */
const sizes = process.argv.slice(2).map(Number)
if (sizes.length === 0) sizes.push(1000, 10_000)

const standIns = await startStandIns({ directory: null, isDynamoDbCompiledThoroughly: true })
Object.assign(process.env, standIns.env)
// Imported here because core reads its environment on import.
const { attendeeListQuery } = await import('@foyer/contracts/attendee/attendee')
const { auditListQuery } = await import('@foyer/contracts/audit/audit')
const { orderListQuery } = await import('@foyer/contracts/order/order')
const { promoCodeListQuery } = await import('@foyer/contracts/promo-code/promo-code')
const { listAttendees } = await import('@foyer/core/attendee/list-attendees')
const { listAuditEntries } = await import('@foyer/core/audit/list-audit-entries')
const { forgetKeptLists } = await import('@foyer/core/change-log/kept-lists')
const { countMessageRecipients } = await import('@foyer/core/event-message/find-recipients')
const { listOrders } = await import('@foyer/core/order/list-orders')
const { getOrganizerStatistics } = await import('@foyer/core/organizer/get-organizer-statistics')
const { listPromoCodes } = await import('@foyer/core/promo-code/promo-codes')
const { rebuildSnapshot } = await import('@foyer/core/snapshot/make-snapshot')
const { door } = await import('@foyer/core/testing/at-the-door')
const { mintCheckInList } = await import('@foyer/core/testing/mint-check-in-list')
const { mintLiveEvent } = await import('@foyer/core/testing/mint-live-event')
const { accountOf } = await import('@foyer/core/testing/mint-owner')
const { seedSoldOrders } = await import('@foyer/core/testing/seed-sold-orders')
const { seedAuditEntries, seedEvents, seedPromoCodes } = await import('./scale/seed-accounts.ts')

const meter = meterTable()
const columns: Measured[][] = []
for (const rows of sizes) columns.push(await measureHall(rows))
console.log(`\n${tableOf(sizes, columns)}`)
await standIns.stop()
process.exit(0)

async function measureHall(rows: number): Promise<Measured[]> {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const [params, account_id] = [{ event_id: event.id }, accountOf(ctx)]
  await seedSoldOrders({ ...params, ticket_id: tickets[0]?.id ?? '', orders: rows })
  await seedPromoCodes(event.id, rows / 20)
  await seedAuditEntries(account_id, event.id, rows / 5)
  await seedEvents(event, account_id, rows / 20)
  const list = await mintCheckInList(params)
  const first = { page: 1, per_page: 20 }
  const attendees = (query: Partial<ListQuery>) => () =>
    listAttendees(ctx, { params, query: attendeeListQuery.parse({ ...first, ...query }) })
  const orders = (query: Partial<ListQuery>) => () =>
    listOrders(ctx, { params, query: orderListQuery.parse({ ...first, ...query }) })
  const codes = (query: Partial<ListQuery>) => () =>
    listPromoCodes(ctx, { params, query: promoCodeListQuery.parse({ ...first, ...query }) })
  const log = (query: Partial<ListQuery>) => () =>
    listAuditEntries(ctx, { params: { account_id }, query: auditListQuery.parse({ ...first, ...query }) })
  const body = { recipient_group: 'EVERYONE', ticket_ids: [], attendee_short_ids: [] } as const
  const recipients = () => countMessageRecipients(ctx, { params, body } as never)
  const [
    {
      data: [order],
    },
  ] = [await orders({})()]
  await rebuildSnapshot(ctx, event.id, async () => {})
  forgetKeptLists()
  console.log(`\n${rows} attendees in as many orders`)
  const measured: Measured[] = []
  meter.take()
  const measure = async (name: string, run: () => Promise<unknown>) => {
    const one = await use(name, run)
    measured.push(one)
    console.log(
      `  ${tableOf([rows], [[one]])
        .split('\n')
        .at(-1)}`,
    )
  }
  await measure('orders: first page', orders({}))
  await measure('orders: by reference', orders({ query: order?.reference ?? '' }))
  await measure('orders: by email', orders({ query: order?.email ?? '' }))
  await measure('orders: sort by total, cold', orders({ sort_by: 'total' }))
  await measure('orders: sort by total', orders({ sort_by: 'total' }))
  await measure('orders: page 50', orders({ page: 50 }))
  await measure('orders: search', orders({ query: 'buyer' }))
  await measure('orders: filter', orders({ filter_fields: { status: { eq: 'CANCELLED' } } }))
  await measure('attendees: first page', attendees({}))
  await measure('attendees: sort by name, cold', attendees({ sort_by: 'last_name' }))
  await measure('attendees: sort by name', attendees({ sort_by: 'last_name' }))
  await measure('attendees: sort by email, first time', attendees({ sort_by: 'email' }))
  await measure('attendees: page 50', attendees({ page: 50 }))
  await measure('attendees: search, many found', attendees({ query: 'holder' }))
  await measure('attendees: search, none found', attendees({ query: 'nothing like it' }))
  await measure('attendees: filter', attendees({ filter_fields: { status: { eq: 'CANCELLED' } } }))
  await measure('recipients of a message', recipients)
  await measure('door: first page', () => door(list))
  await measure('door: search, first time', () => door(list, { query: 'holder 17' }))
  await measure('door: search', () => door(list, { query: 'holder 18' }))
  await measure('promo codes: first page', codes({}))
  await measure('promo codes: search', codes({ query: 'code-1' }))
  await measure('promo codes: by use', codes({ sort_by: 'times_used' }))
  await measure('audit log: first page', log({}))
  await measure('audit log: search', log({ query: 'nothing like it' }))
  const of = { params: { organizer_id: event.organizer_id } }
  await measure('organizer: statistics', () => getOrganizerStatistics(ctx, of))
  return measured
}

async function use(name: string, run: () => Promise<unknown>): Promise<Measured> {
  const before = process.cpuUsage()
  const answer = await run()
  const { user, system } = process.cpuUsage(before)
  const { requests, read_units } = meter.take()
  return {
    name,
    requests: Object.values(requests).reduce((sum, count) => sum + count, 0),
    read_units,
    bytes: JSON.stringify(answer ?? '').length,
    cpu_ms: (user + system) / 1000,
    mb: process.memoryUsage().rss / 1e6,
  }
}
