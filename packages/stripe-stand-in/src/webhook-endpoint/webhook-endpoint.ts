import { Stripe } from 'stripe'
import { isConnected, newId, nowSeconds, PLATFORM_ACCOUNT, type Scope, type StandIn } from '../stand-in.ts'
import type { StoredEndpoint } from '../store/stored-record.ts'

/** The one that the stand-in was started with. */
const FIRST_ENDPOINT = 'we_standinfirst'

/** Stores the endpoint that the stand-in was started with, which gets every event. */
export function putFirstEndpoint(standIn: StandIn, { url, secret }: { url: string; secret: string }): void {
  const endpoint = newEndpoint({ url, secret, enabled_events: ['*'], connect: 'both' })
  standIn.store.put('webhook_endpoint', PLATFORM_ACCOUNT, { ...endpoint, id: FIRST_ENDPOINT })
}

export function newEndpoint(
  given: Pick<StoredEndpoint, 'url' | 'enabled_events' | 'connect'> & Partial<StoredEndpoint>,
): StoredEndpoint {
  return {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: Stripe.API_VERSION,
    application: null,
    created: nowSeconds(),
    description: null,
    livemode: false,
    metadata: {},
    secret: newId('whsec', 32),
    status: 'enabled',
    ...given,
  }
}

/** The endpoints that get an event of that type: each gets its own delivery. */
export function endpointsFor(
  { standIn, account }: Pick<Scope, 'standIn' | 'account'>,
  type: string,
): string[] {
  const isOfConnected = isConnected({ standIn, account, request: null })
  return standIn.store
    .all('webhook_endpoint', { status: 'enabled' })
    .map(({ record }) => record)
    .filter(({ connect }) => connect === 'both' || connect === isOfConnected)
    .filter(({ enabled_events }) => enabled_events.includes('*') || enabled_events.includes(type))
    .map(({ id }) => id)
}

/** Where a delivery goes; undefined when its endpoint is gone. */
export function endpointOf(
  { store }: Pick<StandIn, 'store'>,
  id = FIRST_ENDPOINT,
): StoredEndpoint | undefined {
  return store.get('webhook_endpoint', PLATFORM_ACCOUNT, id)
}
