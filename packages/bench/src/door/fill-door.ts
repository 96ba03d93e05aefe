import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'

/** Fills a hall in that directory, in a process of its own: Foyer is started on it afterwards. Sends the id in its door's link. */
const [, , directory = '', orders = ''] = process.argv
const standIns = await startStandIns({ directory, isDynamoDbCompiledThoroughly: true })
Object.assign(process.env, standIns.env)
// Imported here because core reads its environment on import.
const { mintCheckInList } = await import('@foyer/core/testing/mint-check-in-list')
const { mintLiveEvent } = await import('@foyer/core/testing/mint-live-event')
const { fillHall } = await import('../scale/fill-hall.ts')

const { ctx, event, tickets } = await mintLiveEvent([
  { type: 'FREE', prices: [{ quantity_available: Number(orders) }] },
])
const params = { event_id: event.id }
await fillHall({ ctx, ...params, ticket_id: tickets[0]?.id ?? '', orders: Number(orders), directory })
const { short_id } = await mintCheckInList(params)
await standIns.stop()
process.send?.(short_id)
process.exit(0)
