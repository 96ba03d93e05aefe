import type { Hono } from 'hono'
import { Stripe } from 'stripe'
import type { Deliverer } from '../event/deliverer.ts'
import { recordEvent } from '../event/emit-event.ts'
import { newId, PLATFORM_ACCOUNT, type StandIn } from '../stand-in.ts'
import type { Owned } from '../store/object-store.ts'
import { readBody } from './read-body.ts'

type Order = 'created' | 'reversed' | 'shuffled'

export function mountDeliveryControls(app: Hono, standIn: StandIn, deliverer: Deliverer): void {
  const { store } = standIn
  app.get('/test/deliveries', (context) => {
    const deliveries = store.all('delivery').map(({ account, record }) => ({ account, ...record }))
    return context.json({ data: deliveries })
  })
  app.post('/test/deliveries/hold', async (context) => {
    const { types } = await readBody<{ types: string[] }>(context)
    store.put('delivery_hold', PLATFORM_ACCOUNT, { id: 'hold', types: types ?? null })
    return context.json({ held: types ?? 'all' })
  })
  app.post('/test/deliveries/release', async (context) => {
    const { order } = await readBody<{ order: Order }>(context)
    store.remove('delivery_hold', PLATFORM_ACCOUNT, 'hold')
    const released = inOrder(store.all('delivery', { status: 'held' }), order ?? 'created')
    for (const delivery of released) await deliverer.send(delivery)
    standIn.wake()
    return context.json({ released: released.map(({ record }) => record.type) })
  })
  app.post('/test/deliveries/drop', async (context) => {
    const { types } = await readBody<{ types: string[] }>(context)
    const open = [
      ...store.all('delivery', { status: 'held' }),
      ...store.all('delivery', { status: 'waiting' }),
    ]
    const dropped = open.filter(({ record }) => types === undefined || types.includes(record.type))
    for (const { account, record } of dropped)
      store.put('delivery', account, { ...record, status: 'dropped' })
    return context.json({ dropped: dropped.map(({ record }) => record.type) })
  })
  app.post('/test/events', async (context) => {
    const {
      type,
      object = {},
      account,
      api_version = Stripe.API_VERSION,
    } = await readBody<ForeignEvent>(context)
    if (!type) return context.json({ error: 'type is required' }, 400)
    const scope = { standIn, account: account ?? PLATFORM_ACCOUNT, request: null }
    return context.json(recordEvent(scope, { type, object, api_version }))
  })
  app.post('/test/deliveries/duplicate', async (context) => {
    const { event = '', times = 1, at_once = false } = await readBody<Duplicate>(context)
    const original = store.all('delivery', { event })[0]
    if (!original) return context.json({ error: `No such event: '${event}'` }, 404)
    const copies = Array.from({ length: times }, () => copyOf(original))
    for (const { account, record } of copies) store.put('delivery', account, record)
    if (at_once) await Promise.all(copies.map((copy) => deliverer.send(copy)))
    else for (const copy of copies) await deliverer.send(copy)
    return context.json({ sent: times })
  })
}

interface ForeignEvent {
  type: string
  object: object
  account: string
  api_version: string
}

interface Duplicate {
  event: string
  times: number
  at_once: boolean
}

function copyOf({ account, record }: Owned<'delivery'>): Owned<'delivery'> {
  // Held, so that the deliverer's own round does not send the copy as well.
  return { account, record: { ...record, id: newId('wd'), status: 'held', attempts: 0, last_status: null } }
}

function inOrder(deliveries: Owned<'delivery'>[], order: Order): Owned<'delivery'>[] {
  if (order === 'reversed') return deliveries.toReversed()
  if (order === 'created') return deliveries
  const keyed = deliveries.map((delivery) => ({ delivery, key: Math.random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ delivery }) => delivery)
}
