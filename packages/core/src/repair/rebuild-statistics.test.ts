import { admissionCountDue } from '@foyer/contracts/attendee/attendee-messages'
import { createCheckInBody } from '@foyer/contracts/check-in/check-in'
import type { Message } from '@foyer/contracts/message'
import { orderCountDue } from '@foyer/contracts/order/order-messages'
import { describe, expect, it } from 'vitest'
import { cancelAttendee } from '../attendee/cancel-attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { createCheckIn, deleteCheckIn } from '../check-in/create-check-in.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { newLinkId } from '../random-id.ts'
import { countAdmissions, countOrder } from '../statistics/count-again.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { EventStatisticsEntity } from '../store/statistics/event-statistics-entity.ts'
import { readEventTotals } from '../store/statistics/read-totals.ts'
import { toSend } from '../table/write.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { testContext } from '../testing/test-context.ts'
import { countAll, mendStatistics, rebuildStatistics } from './mend-statistics.ts'

type CountDue = Message<typeof orderCountDue> | Message<typeof admissionCountDue>

function deliver({ payload }: CountDue): Promise<void> {
  return 'order_short_id' in payload
    ? countOrder(payload.event_id, payload.order_short_id)
    : countAdmissions(payload.event_id, payload.attendee_short_id)
}

/** Orders sold, cancelled, in part too, and scanned at a door; answers a message for each of those changes. */
async function busyEvent() {
  const { ctx, event_id, ticket } = await mintEventWithTicket()
  const door = await mintCheckInList({ event_id })
  const messages: CountDue[] = []
  const orderChanged = (order_short_id: string) =>
    messages.push(toSend(orderCountDue, { event_id, order_short_id }) as CountDue)
  const scanned = (attendee_short_id: string) =>
    messages.push(toSend(admissionCountDue, { event_id, attendee_short_id }) as CountDue)
  const scan = async (short_id: string) => {
    const params = { check_in_list_short_id: door.short_id }
    const body = createCheckInBody.parse({ code: short_id, scan_id: newLinkId() })
    await createCheckIn(testContext(), { params, body })
    scanned(short_id)
  }
  const sell = async (quantity: number) => {
    const order = await nameBuyer(await reserve(ticket, quantity))
    orderChanged(order.short_id)
    await activateAttendees(order.short_id)
    return { order_short_id: order.short_id, holders: order.attendees.map(({ short_id }) => short_id) }
  }
  const [kept, cancelled, partly] = [await sell(3), await sell(2), await sell(4)]
  for (const holder of [...kept.holders, ...cancelled.holders]) await scan(holder)
  const [undone = ''] = kept.holders
  const { reference: attendee_reference = '' } = (await readAttendee(undone)) ?? {}
  const door_params = { check_in_list_short_id: door.short_id, attendee_reference }
  await deleteCheckIn(testContext(), { params: door_params })
  scanned(undone)
  const { order_short_id } = cancelled
  await cancelOrder(ctx, {
    params: { event_id, order_short_id },
    body: { refund: false, notify_buyer: false },
  })
  orderChanged(order_short_id)
  await activateAttendees(order_short_id)
  for (const holder of cancelled.holders) scanned(holder)
  const [attendee_short_id = ''] = partly.holders
  await cancelAttendee(ctx, { params: { event_id, attendee_short_id } })
  orderChanged(partly.order_short_id)
  return { event_id, messages }
}

describe('rebuilding statistics', () => {
  it('finds no drift however often, out of order and late the messages come', async () => {
    const { event_id, messages } = await busyEvent()
    const late = messages.filter((_, index) => index % 3 === 1)
    const delivered = messages.filter((message) => !late.includes(message))
    await Promise.all([...delivered].reverse().flatMap((message) => [deliver(message), deliver(message)]))
    for (const message of [...late, ...delivered]) await deliver(message)
    expect(await rebuildStatistics(event_id)).toEqual([])
    expect(await readEventTotals(event_id)).toMatchObject({ orders: 3, tickets: 6, checked_in: 2 })
  })

  it('drifts when copies that come at once are not told apart (negative control)', async () => {
    const { event_id, messages } = await busyEvent()
    withoutGuard('count')
    await Promise.all(messages.flatMap((message) => [deliver(message), deliver(message), deliver(message)]))
    expect(await rebuildStatistics(event_id)).not.toEqual([])
  })

  it('finds what was never counted', async () => {
    const { event_id, messages } = await busyEvent()
    const [lost] = messages
    await Promise.all(messages.filter((message) => message !== lost).map(deliver))
    const drifts = await rebuildStatistics(event_id)
    expect(drifts.find(({ part }) => part === 'all')?.missing).toMatchObject({ orders: 1, tickets: 3 })
  })
})

describe('mending statistics', () => {
  it('counts what was missed, so that a message that arrives later changes nothing', async () => {
    const { event_id, messages } = await busyEvent()
    await countAll(event_id)
    expect(await rebuildStatistics(event_id)).toEqual([])
    await Promise.all(messages.map(deliver))
    expect(await rebuildStatistics(event_id)).toEqual([])
  })

  it('corrects sums that disagree with what was counted', async () => {
    const { event_id } = await busyEvent()
    await countAll(event_id)
    await EventStatisticsEntity.update({ event_id, shard: 3, part: 'all' })
      .add({ gross: 700, tickets: -1 })
      .go()
    await countAll(event_id)
    await mendStatistics(event_id, await rebuildStatistics(event_id))
    expect(await rebuildStatistics(event_id)).toEqual([])
  })
})
