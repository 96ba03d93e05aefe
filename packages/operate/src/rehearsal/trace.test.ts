import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { newLinkId } from '@foyer/core/random-id'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { firstPriceOf } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { mintPaidEvent } from '@foyer/core/testing/mint-paid-event'
import { cards, payInBrowser } from '@foyer/core/testing/pay'
import { readInbox } from '@foyer/core/testing/read-inbox'
import { logger } from '@foyer/functions/logger'
import { beforeEach, expect, it, vi } from 'vitest'
import { openStage } from '../testing/open-stage.ts'

interface Line {
  message: string
  order?: string
  trace_id?: string
  message_name?: string
  route?: string
}

const stage = await openStage()
const lines: Line[] = []

beforeEach(() => {
  lines.length = 0
  logger.setLogLevel('INFO')
  vi.spyOn(
    logger as unknown as { printLog: (level: number, line: { getAttributes: () => object }) => void },
    'printLog',
  ).mockImplementation((_, line) => lines.push(line.getAttributes() as Line))
})

/** The log lines about messages with these names, in the order of the names. */
const told = (...names: string[]) =>
  names.map((name) =>
    lines
      .filter(({ message_name }) => message_name === name)
      .map(({ message, trace_id }) => ({ message, trace_id })),
  )

it('one trace id leads from a request through outbox, relay and queue to the email', async () => {
  const { tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const email = `trace-${newLinkId()}@example.com`
  const { short_id, completed } = await buy(ticket, email)
  const trace_id = completed.headers.get('x-request-id')
  await vi.waitFor(async () => expect(await readInbox(email)).not.toHaveLength(0), { timeout: 100_000 })
  await vi.waitFor(() =>
    expect(told('orderConfirmationDue', 'orderAttendeesChanged', 'orderCountDue')).toEqual(
      Array.from({ length: 3 }, () => [
        { message: 'message sent', trace_id },
        { message: 'message handled', trace_id },
      ]),
    ),
  )
  expect(lines.filter((line) => line.trace_id === trace_id)).toContainEqual(
    expect.objectContaining({
      message: 'request answered',
      route: '/api/public/orders/:order_short_id',
      status: 200,
    }),
  )
  expect(JSON.stringify(lines)).not.toContain(short_id)
  expect(JSON.stringify(lines)).not.toContain(email)
})

it('one trace id leads from Stripe’s webhook to the email of the order that it paid', async () => {
  const { paid } = await mintPaidEvent()
  await paid()
  await vi.waitFor(() => expect(told('orderConfirmationDue').flat()).toHaveLength(2), { timeout: 100_000 })
  const [{ trace_id } = {}] = told('orderConfirmationDue').flat()
  const path = lines
    .filter((line) => line.trace_id === trace_id)
    .map(({ message, message_name }) => message_name ?? message)
  expect(path).toEqual(
    expect.arrayContaining(['request answered', 'stripeEventReceived', 'orderConfirmationDue']),
  )
  expect(path).toContain('orderCountDue')
})

it('the order’s reference finds every step of a purchase: reservation, names, payment, counts, email', async () => {
  const { ticket } = await mintPaidEvent()
  const { short_id } = await buy(ticket, `trace-${newLinkId()}@example.com`)
  await payInBrowser(short_id, cards.success)
  const { reference } = await readOrder(short_id)
  await vi.waitFor(
    () => {
      const ofOrder = lines.filter(({ order }) => order === reference)
      expect(ofOrder.map(({ route, message_name }) => message_name ?? route)).toEqual(
        expect.arrayContaining([
          '/api/public/events/:event_id/orders',
          '/api/public/orders/:order_short_id',
          'stripeEventReceived',
          'orderConfirmationDue',
          'orderAttendeesChanged',
          'orderCountDue',
        ]),
      )
      expect(ofOrder.filter(({ trace_id }) => trace_id === undefined)).toEqual([])
    },
    { timeout: 100_000 },
  )
})

/** Reserves a ticket and sends its buyer's name over HTTP, as a browser does. */
async function buy(ticket: Ticket, email: string): Promise<{ short_id: string; completed: Response }> {
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
  const reserved = await stage.call(`POST /public/events/${ticket.event_id}/orders`, { body: { lines } })
  const { data } = (await reserved.json()) as {
    data: { short_id: string; attendees: { short_id: string }[] }
  }
  const person = { first_name: 'Bea', last_name: 'Buyer', email }
  const attendees = data.attendees.map(({ short_id }) => ({ short_id, ...person }))
  const body = { ...person, attendees }
  const completed = await stage.call(`PUT /public/orders/${data.short_id}`, { body })
  return { short_id: data.short_id, completed }
}
