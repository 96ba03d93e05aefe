import { forgetKeptLists } from '@foyer/core/change-log/kept-lists'
import { listOrders } from '@foyer/core/order/list-orders'
import { rebuildSnapshot } from '@foyer/core/snapshot/make-snapshot'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { accountOf } from '@foyer/core/testing/mint-owner'
import { seedSoldOrders } from '@foyer/core/testing/seed-sold-orders'
import type { Hall } from './measured-lists.ts'
import { seedAuditEntries, seedEvents, seedPromoCodes } from './seed-accounts.ts'

/** Its lists are spread over as many partitions as those of any event. */
const quantity_available = 500_000

/** An event with that many orders, and what belongs to it and its account, in proportion. */
export async function openHall(rows: number): Promise<Hall> {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available }] }])
  const [params, account_id] = [{ event_id: event.id }, accountOf(ctx)]
  await seedSoldOrders({ ...params, ticket_id: tickets[0]?.id ?? '', orders: rows })
  await seedPromoCodes(event.id, rows / 20)
  await seedAuditEntries(account_id, event.id, rows / 5)
  await seedEvents(event, account_id, rows / 20)
  const list = await mintCheckInList(params)
  const { data } = await listOrders(ctx, { params, query: { page: 1, per_page: 1 } })
  const { reference = '', email = '' } = data[0] ?? {}
  await rebuildSnapshot(ctx, event.id, async () => {})
  // That it was small is remembered for a minute.
  forgetKeptLists()
  return {
    ...{ ctx, ...params, account_id, organizer_id: event.organizer_id },
    ...{ list, order: { reference, email: email ?? '' } },
  }
}
