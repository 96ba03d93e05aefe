import { readSnapshot } from '@foyer/core/change-log/snapshot-file'
import { rebuildSnapshot } from '@foyer/core/snapshot/make-snapshot'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { accountOf } from '@foyer/core/testing/mint-owner'
import { seedSoldOrders } from '@foyer/core/testing/seed-sold-orders'
import { fillHall } from './fill-hall.ts'
import type { Hall } from './measured-lists.ts'
import { seedAuditEntries, seedEvents, seedPromoCodes } from './seed-accounts.ts'

/** Its lists are spread over as many partitions as those of any event. */
const quantity_available = 500_000

/**
 * An event with that many orders, and what belongs to it and its account, in proportion. `directory`: where the stand-ins keep their data; the orders are
 * copied there (`fillHall`), which is faster from some thousands on.
 */
export async function openHall(rows: number, directory?: string): Promise<Hall> {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available }] }])
  const [params, account_id] = [{ event_id: event.id }, accountOf(ctx)]
  const sold = { ...params, ticket_id: tickets[0]?.id ?? '', orders: rows }
  if (directory) await fillHall({ ctx, ...sold, directory })
  else {
    await seedSoldOrders(sold)
    await rebuildSnapshot(ctx, event.id, async () => {})
  }
  await seedPromoCodes(event.id, rows / 20)
  await seedAuditEntries(account_id, event.id, rows / 5)
  await seedEvents(event, account_id, rows / 20)
  const list = await mintCheckInList(params)
  // From its file: what a list answers would be kept, and what is measured first would find it.
  const [{ row } = {}] = (await readSnapshot(event.id, 'order'))?.lines ?? []
  const { reference, email } = row as unknown as Hall['order']
  return {
    ...{ ctx, ...params, account_id, organizer_id: event.organizer_id },
    ...{ list, order: { reference, email } },
  }
}
