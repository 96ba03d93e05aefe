import { updateEventStatus } from '@foyer/core/event/update-event'
import { cancelOrder } from '@foyer/core/order/cancel-order'
import { createOrder } from '@foyer/core/order/create-order'
import { abandonOrder } from '@foyer/core/order/end-hold'
import { extendOrder } from '@foyer/core/order/give-order-details'
import { client } from '@foyer/core/table/client'
import { firstPriceOf, nameBuyer, reserve } from '@foyer/core/testing/buy'
import { withoutGuard } from '@foyer/core/testing/guard/without-guard'
import { type LiveEvent, mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { testContext } from '@foyer/core/testing/test-context'
import { isAppError } from '@foyer/core/verb'
import { describe, expect, it } from 'vitest'
import { functionLimits } from '../../../../stacks/limit/function-limits.ts'
import { onClient } from '../hostile/on-client.ts'
import { canceled, itemsOf, refusal, type TableLayer } from '../hostile/table-layer.ts'
import { inVirtualTime } from '../hostile/virtual-time.ts'
import { printFigures } from '../print-figures.ts'
import { setSize } from './set-size.ts'

/** As if every item were in somebody else's transaction forever; each request takes ten milliseconds. */
const neverFree: TableLayer = async ({ operation, input }, next) => {
  await new Promise((resolve) => setTimeout(resolve, 10))
  const ongoing = 'Transaction is ongoing for the item'
  if (operation === 'TransactWriteItems')
    return canceled(
      itemsOf(input).map(() => true),
      'TransactionConflict',
      ongoing,
    )
  if (['PutItem', 'UpdateItem', 'DeleteItem'].includes(operation))
    return refusal('TransactionConflictException', ongoing)
  return next(input)
}

const calls = {
  reserve: async ({ tickets: [ticket] }: LiveEvent) => {
    if (!ticket) throw new Error('The event has no ticket.')
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
    return () =>
      createOrder(testContext(), { params: { event_id: ticket.event_id }, body: { lines, locale: 'en' } })
  },
  'extend a hold': async ({ tickets: [ticket] }: LiveEvent) => {
    const { short_id } = await reserve(ticket as NonNullable<typeof ticket>)
    return () => extendOrder(testContext(), { params: { order_short_id: short_id } })
  },
  'abandon a hold': async ({ tickets: [ticket] }: LiveEvent) => {
    const { short_id } = await reserve(ticket as NonNullable<typeof ticket>)
    return () => abandonOrder(testContext(), { params: { order_short_id: short_id } })
  },
  'complete an order': async ({ tickets: [ticket] }: LiveEvent) => {
    const order = await reserve(ticket as NonNullable<typeof ticket>)
    return () => nameBuyer(order, testContext(), 'ada@example.com')
  },
  'cancel an order': async ({ ctx, event, tickets: [ticket] }: LiveEvent) => {
    const order = await reserve(ticket as NonNullable<typeof ticket>)
    await nameBuyer(order, testContext(), 'ada@example.com')
    const params = { event_id: event.id, order_short_id: order.short_id }
    return () => cancelOrder(ctx, { params, body: { refund: false, notify_buyer: false } } as never)
  },
  'change the stock': async (live: LiveEvent) => () => setSize(live, 60),
  'end the sale': async ({ ctx, event }: LiveEvent) => {
    const params = { event_id: event.id }
    return () => updateEventStatus(ctx, { params, body: { status: 'DRAFT' } })
  },
}

/** The call's answer, and after how many seconds of AWS's time it came. */
async function answerOf(name: keyof typeof calls) {
  const live = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: 50 }] }])
  const call = await calls[name](live)
  const end = onClient(client, neverFree)
  return inVirtualTime(async () => {
    const began = performance.now()
    const told = await call().then(
      () => 'done',
      (error: unknown) => (isBusy(error) ? 'busy' : String(error)),
    )
    return { told, seconds: (performance.now() - began) / 1000 }
  }).finally(end)
}

/** Also as the cause of an error that ElectroDB wrapped. */
function isBusy(error: unknown): boolean {
  return isAppError(error, 'server.busy') || (error instanceof Error && isBusy(error.cause))
}

const { timeoutSeconds } = functionLimits.api

describe('where every write meets a transaction that never ends', () => {
  it.each(Object.keys(calls) as (keyof typeof calls)[])(
    'a call to %s is told "busy" before its function’s time is over',
    async (name) => {
      const { told, seconds } = await answerOf(name)
      printFigures(`${name}: ${told} after ${seconds.toFixed(1)} s of ${timeoutSeconds}`)
      expect(told).toBe('busy')
      expect(seconds).toBeLessThan(timeoutSeconds)
    },
  )

  it('a call would be answered too late without the bound of its tries (negative control)', async () => {
    withoutGuard('bound')
    const { seconds } = await answerOf('reserve')
    printFigures(`control, no bound: reserve is answered after ${seconds.toFixed(0)} s`)
    expect(seconds).toBeGreaterThan(timeoutSeconds)
  })
})
