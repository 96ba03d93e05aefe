import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '@foyer/contracts/message'
import { createOrderBody } from '@foyer/contracts/order/order-bodies'
import { orderExpiryDue } from '@foyer/contracts/order/order-messages'
import { stripeEventReceived } from '@foyer/contracts/payment/payment-messages'
import { endedHold } from '@foyer/core/order-state/order-states'
import { writeOrder } from '@foyer/core/order-state/write-order'
import { readOrder } from '@foyer/core/store/order/order-entity'
import type { StripeEvent } from '@foyer/core/stripe/stripe'
import { toSend } from '@foyer/core/table/write'
import { confirmInBrowser } from '@foyer/core/testing/pay'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import { testContext } from '@foyer/core/testing/test-context'
import { contradictionsOf, deliverAll } from './aftermath.ts'
import { callApi } from './call-api.ts'
import { deliver } from './deliver.ts'
import { proveRace } from './race.ts'
import { deliverEvent, holdWebhooks, intentAtStripe, refundsAtStripe, succeededEvent } from './stripe-desk.ts'
import { openTableStream } from './table-stream.ts'
import { openUnpaidOrder, type UnpaidOrder } from './unpaid-order.ts'
import { openVenue } from './venue.ts'

const venue = await openVenue({ takesCards: true })
await holdWebhooks()
const stream = await openTableStream()

interface Scene extends UnpaidOrder {
  /** The hold ended before anybody paid, yet its intent stayed open (F1). */
  isEnded: boolean
  /** How often the payer looks at the order before paying: sometimes a step ahead of the others, sometimes behind. */
  looks: number
  roles: Role[]
  reserved_until: string
  /** Stripe's event once the payer has paid; null when they came too late. */
  paid: PromiseWithResolvers<StripeEvent | null>
}

/** What an actor was told: of the role, the answer. */
type Told = `${'pays' | keyof typeof roles} ${string}`

/** F1, F2: in any order of payment and expiry, the order has one outcome, and its money and tickets agree. */
proveRace<Scene, Told>({
  name: 'expiry against payment',
  actors: 50,
  controls: { 'the order’s version': 'order' },
  arrange: async (random) => {
    const scene = await openUnpaidOrder(venue, random)
    const isEnded = random.chance(0.4)
    const reserved_until = new Date(Date.now() + random.whole(-20, 40)).toISOString()
    const before = await readOrder(scene.order_short_id)
    const lapsing = { before, after: { ...before, reserved_until } }
    await writeOrder(isEnded ? endedHold(testContext(), before) : lapsing)
    return {
      ...scene,
      isEnded,
      looks: random.whole(0, 3),
      roles: random.chance(0.5) ? roleNames : roleNames.filter((name) => name !== 'buys instead'),
      reserved_until,
      paid: Promise.withResolvers(),
    }
  },
  act: async (scene, index, random) => {
    if (index === 0) return `pays ${await pay(scene)}`
    const role = random.pick(scene.roles)
    return `${role} ${await roles[role](scene, random)}`
  },
  judge: async (scene, told) => {
    const messages = await settled(scene, await scene.paid.promise)
    const strange = told.filter((each) => !expected.includes(each))
    return [
      ...strange.map((each) => `Somebody ${each}.`),
      ...(await moneyOf(scene, told)),
      ...(await contradictionsOf(scene, messages)),
    ]
  },
})

async function pay(scene: Scene): Promise<string> {
  const { order_short_id, intent, paid } = scene
  await look(scene, scene.looks)
  const status = await confirmInBrowser(intent)
  paid.resolve(status === 200 ? await succeededEvent(await readOrder(order_short_id)) : null)
  return String(status)
}

async function look({ order_short_id }: Scene, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await callApi({ method: 'GET', path: `/public/orders/${order_short_id}` })
}

const roles = {
  'delivers the webhook': async ({ paid }: Scene) => {
    const event = await paid.promise
    if (!event) return 'never'
    const status = await deliverEvent(event)
    await deliver(toSend(stripeEventReceived, { stripe_event_id: event.id }))
    return status
  },
  expires: async ({ order_short_id }: Scene) => {
    await deliver(toSend(orderExpiryDue, { order_short_id }))
    return ''
  },
  polls: async ({ order_short_id }: Scene) => {
    const path = `/public/orders/${order_short_id}/payment-intent`
    const { status, body } = await callApi({ method: 'GET', path })
    return status === 200 ? (body.data as { outcome: string }).outcome : `${status} ${body.code}`
  },
  abandons: async ({ order_short_id }: Scene) => {
    const { status, body } = await callApi({ method: 'DELETE', path: `/public/orders/${order_short_id}` })
    return status === 204 ? '204' : `${status} ${body.code}`
  },
  'buys instead': async (scene: Scene, random: SeededRandom) => {
    const { event_id, ticket, pool } = scene
    await look(scene, random.whole(0, 8))
    const lines = [{ ticket_id: ticket.id, price_id: pool.pool_id, quantity: 1 }]
    const path = `/public/events/${event_id}/orders`
    const { status, body } = await callApi({ method: 'POST', path, body: createOrderBody.parse({ lines }) })
    return status === 201 ? '201' : `${status} ${body.code}`
  },
}
type Role = keyof typeof roles
const roleNames = Object.keys(roles) as Role[]

const expected: Told[] = [
  'pays 200',
  'pays 400',
  'delivers the webhook never',
  'delivers the webhook 200',
  'expires ',
  'polls UNCONFIRMED',
  'polls SUCCEEDED',
  'abandons 204',
  'abandons 409 order.already_completed',
  'buys instead 201',
  'buys instead 409 order.sold_out',
]

/** Delivers what is still to come: messages, the webhook once more, and the expiry when the time is over. */
async function settled(scene: Scene, event: StripeEvent | null): Promise<Message[]> {
  const { order_short_id, reserved_until } = scene
  if (event) await deliver(toSend(stripeEventReceived, { stripe_event_id: event.id }))
  await sleep(Math.max(0, Date.parse(reserved_until) - Date.now()))
  return deliverAll(stream, [toSend(orderExpiryDue, { order_short_id })])
}

/** Completed and paid; or ended, with the intent cancelled or all of the money given back once. No one was told otherwise. */
async function moneyOf(scene: Scene, told: readonly Told[]): Promise<string[]> {
  const order = await readOrder(scene.order_short_id)
  const intent = await intentAtStripe(order)
  const refunds = (await refundsAtStripe(order)).map(({ amount }) => amount).join()
  const end = `${order.status} ${order.refund_status}, intent ${intent.status}, refunds: ${refunds}`
  const ends = {
    completed: 'COMPLETED NONE, intent succeeded, refunds: ',
    cancelled: 'EXPIRED NONE, intent canceled, refunds: ',
    refunded: `EXPIRED REFUNDED, intent succeeded, refunds: ${scene.total}`,
  }
  return [
    ...(Object.values(ends).includes(end) ? [] : [`It ended so: ${end}.`]),
    ...(end !== ends.completed && told.includes('polls SUCCEEDED') ? ['A poll told of a success.'] : []),
    ...(end === ends.completed && told.includes('abandons 204') && !scene.isEnded
      ? ['A completed order was abandoned.']
      : []),
  ]
}
