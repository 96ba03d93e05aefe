import type { ObjectStore, Owned } from '../store/object-store.ts'
import type { StoredEndpoint } from '../store/stored-record.ts'
import { endpointOf } from '../webhook-endpoint/webhook-endpoint.ts'
import { signPayload } from './sign-payload.ts'

interface DelivererOptions {
  store: ObjectStore
  log: (line: string) => void
  now: () => number
  retrySeconds?: readonly number[] | undefined
}

export interface Deliverer {
  /** Looks for waiting deliveries soon; safe to call inside a transaction. */
  wake(): void
  /** Sends one delivery now, whatever its status, and waits for the answer. */
  send(delivery: Owned<'delivery'>): Promise<void>
  stop(): Promise<void>
}

/** Faster than Stripe, so that what a laptop's server missed arrives while somebody is watching. */
const QUICK_RETRY_SECONDS = [0.2, 0.4, 0.8, 1.5, 3, 5, 10, 20, 30, 60, 60, 120, 300, 600]
const TIMEOUT_MILLISECONDS = 10_000
const AT_ONCE = 8

/**
 * Posts signed events to the webhook, several at once, and again with growing pauses until it answers 2xx
 * or the pauses are used up. What waits when the process ends is sent by the next one, so an event can
 * come twice, as at Stripe.
 */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const { store, log, now, retrySeconds = QUICK_RETRY_SECONDS } = options
  const underway = new Map<string, Promise<void>>()
  const ended = new AbortController()
  let timer: NodeJS.Timeout | undefined

  async function post(
    delivery: Owned<'delivery'>,
    endpoint: StoredEndpoint,
  ): Promise<{ status: number | null; error: string | null }> {
    const event = store.get('event', delivery.account, delivery.record.event)
    const body = JSON.stringify(event, null, 2)
    try {
      const answer = await fetch(endpoint.url, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'Stripe-Signature': signPayload(body, endpoint.secret, Math.floor(now() / 1000)),
        },
        signal: AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
      })
      await answer.arrayBuffer()
      return { status: answer.status, error: answer.ok ? null : `answered ${answer.status}` }
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.message : String(error) }
    }
  }

  async function send(delivery: Owned<'delivery'>): Promise<void> {
    const { account, record } = delivery
    const endpoint = endpointOf({ store }, record.endpoint)
    // A deleted or disabled endpoint gets nothing more, not even retries.
    if (!endpoint || endpoint.status === 'disabled')
      return store.put('delivery', account, { ...record, status: 'dropped' })
    const answer = await post(delivery, endpoint)
    if (ended.signal.aborted) return
    const attempts = record.attempts + 1
    const pause = retrySeconds[attempts - 1]
    const status = answer.error === null ? 'delivered' : pause === undefined ? 'failed' : 'waiting'
    if (answer.error) log(`stripe: ${record.type} not taken (${answer.error}), attempt ${attempts}`)
    store.put('delivery', account, {
      ...record,
      status,
      attempts,
      next_attempt_at: now() + (pause ?? 0) * 1000,
      last_status: answer.status,
      last_error: answer.error,
    })
  }

  function start(delivery: Owned<'delivery'>): void {
    const { id } = delivery.record
    const sending = send(delivery).finally(() => {
      underway.delete(id)
      if (!ended.signal.aborted) wake()
    })
    underway.set(id, sending)
  }

  function run(): void {
    if (ended.signal.aborted) return
    const waiting = store
      .all('delivery', { status: 'waiting' })
      .filter(({ record }) => !underway.has(record.id))
    const due = waiting.filter(({ record }) => record.next_attempt_at <= now())
    for (const delivery of due.slice(0, AT_ONCE - underway.size)) start(delivery)
    const next = Math.min(
      ...waiting.filter((one) => !due.includes(one)).map(({ record }) => record.next_attempt_at),
    )
    if (Number.isFinite(next)) schedule(next - now())
  }

  function schedule(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(run, Math.min(Math.max(0, milliseconds), 2 ** 31 - 1))
    timer.unref()
  }

  function wake(): void {
    schedule(0)
  }

  return {
    wake,
    send,
    async stop() {
      ended.abort()
      clearTimeout(timer)
      await Promise.allSettled(underway.values())
    },
  }
}
