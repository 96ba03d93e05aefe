import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { SQSClient } from '@aws-sdk/client-sqs'
import { lane } from '@foyer/functions/lane/lane'
import { httpApiEvent } from '@foyer/local/gateway/http-api-event'
import { scheduledEvent } from '@foyer/local/pumps/schedule-pump'
import type { StandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { stripeWebhookPath } from '@foyer/local/stand-ins/stripe-settings'
import type {
  APIGatewayProxyStructuredResultV2,
  DynamoDBBatchResponse,
  SQSBatchResponse,
  SQSEvent,
} from 'aws-lambda'
import type { Stripe } from 'stripe'
import { type Effect, lanes, type QueueName, queueNames } from '../../../../../stacks/limit/lanes.ts'
import { asAnotherClient } from '../../as-another-client.ts'
import { HostDied, type startFaultHosts } from '../fault-hosts.ts'
import { callSource } from './call-source.ts'
import { type PostWeather, postWeather } from './post-weather.ts'
import { queueSource } from './queue-source.ts'
import type { Source, Trust } from './source.ts'
import { streamSource } from './stream-source.ts'
import { type WebhookFate, webhookSource } from './webhook-source.ts'

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object | undefined
  /** The Idempotency-Key. */
  key?: string | undefined
  token?: string
}

export interface ApiAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the endpoint answers
  body: any
}

export type World = ReturnType<typeof startWorld>

export const minuteMs = 60_000
/** Later than any message's delay: what the relay sends then goes out without SQS's own delay. */
const relayAheadMs = 100 * 60 * minuteMs
const mostRounds = 80

/**
 * One email at a time, so that it is known which one a kill caught between SES and Foyer's record. One payment message at a time: several
 * would race for the same order, and no two runs would have the same steps. The rest as on AWS (`stacks/consumers.ts`).
 */
const oneAtATime: ReadonlySet<string> = new Set(['email', 'order', 'event-message', 'file'])

/**
 * The queues where failed messages come back only once the clock has moved: after a death in the middle of an email, no consumer sends it while
 * the dead consumer's claim lasts (docs/decisions/0060). No play waits for them.
 */
const patient: ReadonlySet<string> = new Set(['email', 'event-message'])

/**
 * Everything around the functions, in one thread and in order: HTTP, the stream, the queues, Stripe's webhooks, the
 * clock. Functions run in a host that may die at any step; the world then does what AWS and Stripe do: it delivers again.
 */
export function startWorld(options: {
  standIns: StandIns
  hosts: ReturnType<typeof startFaultHosts>
  stripe: Stripe
  account: string
  /** Called with how far the clock moves. */
  onPass: (milliseconds: number) => void
}) {
  const { standIns, hosts, stripe, account, onPass } = options
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const { region } = standIns
  const sqs = new SQSClient({ endpoint: standIns.origins.sqs, region, credentials })
  const streams = new DynamoDBStreamsClient({ endpoint: standIns.origins.dynamodb, region, credentials })
  let offsetMs = 0
  let trust: Trust = 'at least once'
  let mute: QueueName | null = null
  let weather: PostWeather | null = null
  const now = () => Date.now() + offsetMs
  /** Queues that may hold something: only the relay sends to them, and they themselves when work is left. */
  const stirred = new Set<string>()
  const stirAll = () => {
    for (const name of queueNames) stirred.add(name)
  }

  const stream = streamSource({
    client: streams,
    streamArn: standIns.streamArn,
    repeatFrom: (records) => weather?.repeatFrom(records) ?? null,
    handle: (event) => {
      stirAll()
      return hosts.invoke('relay', event, offsetMs + relayAheadMs) as Promise<DynamoDBBatchResponse>
    },
  })
  const consumerOf = (effect: Effect) => (event: SQSEvent) =>
    hosts.invoke(effect, event, offsetMs) as Promise<SQSBatchResponse>
  const queueSources = queueNames.map((name) => ({
    name,
    ...queueSource({
      client: sqs,
      queueUrl: standIns.queueUrl(name),
      batchSize: oneAtATime.has(name) ? 1 : 10,
      now,
      isPatient: patient.has(name),
      copies: () => weather?.copiesOf(...lanes[name]) ?? 1,
      handle: lane(Object.fromEntries(lanes[name].map((effect) => [effect, consumerOf(effect)]))),
    }),
  }))
  const calls = callSource({
    take: standIns.callFunctions,
    handle: (event) => hosts.invoke('webhook-sender', event, offsetMs),
  })
  const webhooks = webhookSource({
    stripe,
    account,
    secret: standIns.env.STRIPE_WEBHOOK_SECRET ?? '',
    now,
    copies: () => weather?.copiesOf('stripe-webhook') ?? 1,
    post: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const request = new Request(`https://foyer.test${stripeWebhookPath}`, { method: 'POST', headers, body })
      const answer = await hosts.invoke('stripe-webhook', await httpApiEvent(request), offsetMs)
      return (answer as APIGatewayProxyStructuredResultV2).statusCode ?? 0
    },
  })

  async function deliverOnce(source: Source): Promise<boolean> {
    try {
      return await source.deliver(trust)
    } catch (error) {
      if (error instanceof HostDied) return true
      throw error
    }
  }

  async function deliverAll(): Promise<boolean> {
    let isBusy = await deliverOnce(stream)
    for (const queue of queueSources) {
      if (queue.name === mute || !stirred.has(queue.name)) continue
      if (weather?.isLate()) {
        isBusy = true
        continue
      }
      stirred.delete(queue.name)
      if (!(await deliverOnce(queue))) continue
      stirred.add(queue.name)
      isBusy = true
    }
    isBusy = (await deliverOnce(calls)) || isBusy
    return (await deliverOnce(webhooks)) || isBusy
  }

  return {
    now: () => new Date(now()),
    setTrust(next: Trust) {
      trust = next
    },
    /** From now on messages come late, twice and out of order; `victim` is the function that will be killed. */
    setWeather(seed: number, victim: string) {
      weather = postWeather(seed, victim)
    },
    setWebhooks: (fate: WebhookFate) => webhooks.fate(fate),
    /** A queue with a consumer that is paused until further notice. */
    setMute(queue: typeof mute) {
      mute = queue
    },

    /** One HTTP request to the API. Error: `HostDied` when the caller sees the connection break. */
    async call({ method, path, body, key, token }: ApiRequest): Promise<ApiAnswer> {
      const headers = {
        'content-type': 'application/json',
        ...asAnotherClient(),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      }
      const sent = body ? { body: JSON.stringify(body) } : {}
      const request = new Request(`https://foyer.test/api${path}`, { method, headers, ...sent })
      const answer = await hosts.invoke('api', await httpApiEvent(request), offsetMs)
      const { statusCode = 0, body: text = '' } = answer as APIGatewayProxyStructuredResultV2
      return { status: statusCode, body: text === '' ? null : JSON.parse(text) }
    },

    /** Runs all event sources until none has anything left. */
    async deliver(): Promise<void> {
      for (let round = 0; round < mostRounds; round += 1) if (!(await deliverAll())) return
      throw new Error(`The world does not come to rest within ${mostRounds} rounds.`)
    },

    /** Runs them this many times, to look at a state in the middle. */
    async deliverSome(rounds: number): Promise<void> {
      for (let round = 0; round < rounds; round += 1) await deliverAll()
    },

    /** Calls what the clock calls; a run that died is called again, as every asynchronous invocation is. */
    async reconcile(): Promise<void> {
      const event = scheduledEvent('reconcile-payments', new Date(now()))
      await hosts.invoke('reconcile-payments', event, offsetMs).catch((error: unknown) => {
        if (error instanceof HostDied) return hosts.invoke('reconcile-payments', event, offsetMs)
        throw error
      })
    },

    /** Moves the clock; messages that became due go back to their queue. */
    async pass(minutes: number): Promise<void> {
      offsetMs += minutes * minuteMs
      onPass(minutes * minuteMs)
      for (const queue of queueSources) await queue.recall()
      stirAll()
    },

    /** Whether something failed and comes back as the clock moves on. */
    isWaiting: () => queueSources.some((queue) => queue.isWaiting()),

    /** Returns to the real time and removes everything from earlier cases. */
    async reset(): Promise<void> {
      offsetMs = 0
      trust = 'at least once'
      mute = null
      weather = null
      webhooks.fate('once')
      await Promise.all(queueSources.map((queue) => queue.clear()))
      calls.clear()
      stirAll()
      await webhooks.skip()
    },

    stop() {
      sqs.destroy()
      streams.destroy()
    },
  }
}
