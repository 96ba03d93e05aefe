import { generateKeyPairSync } from 'node:crypto'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readObject } from './media/s3.ts'
import { patientEach, waitFor, withPatience, withRenewedPatience } from './patience.ts'
import { askStripe } from './stripe/stripe.ts'
import type { AppleIdentity } from './wallet/apple-identity.ts'
import { askGoogle } from './wallet/google-issuer.ts'
import { pushToApple } from './wallet/push-to-apple.ts'

/** A service that accepts each connection and never answers. */
const sockets: Socket[] = []
/** How many connections have brought a question. Clients open more than they need. */
let asked = 0
const silent = createServer((socket) => {
  sockets.push(socket.on('error', () => {}).once('data', () => (asked += 1)))
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  // Before this process's first request to each, when its client learns where the service is.
  for (const name of ['STRIPE_API_BASE', 'AWS_ENDPOINT_URL_S3', 'APPLE_PUSH_URL']) process.env[name] = url
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const issuer = () => ({
  issuer_id: '1',
  client_email: 'foyer@example.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  token_uri: url,
})
const identity = { certificate: '', key: privateKey, pass_type_id: 'pass.test' } as unknown as AppleIdentity

const services: [name: string, refusal: object, ask: () => Promise<unknown>][] = [
  [
    'Stripe',
    { code: 'payment.unavailable', status: 503 },
    () => askStripe((client) => client.balance.retrieve()),
  ],
  ['S3', { code: 'server.busy' }, () => readObject('uploads/any', 100)],
  ['Google', { code: 'server.busy' }, () => askGoogle(issuer(), 'POST', 'eventTicketClass', {})],
  [
    'Apple',
    { message: expect.stringContaining('refused 60 pushes') },
    () =>
      pushToApple(
        Array.from({ length: 60 }, (_, index) => `token-${index}`),
        identity,
      ),
  ],
]

it.each(services)(
  'a silent %s uses up what its request waits for all services together',
  async (_, refusal, ask) => {
    await withPatience(async () => {
      const before = asked
      await expect(ask()).rejects.toMatchObject(refusal)
      await expect.poll(() => asked).toBe(before + 1)
      // The second question is not asked anymore.
      await expect(ask()).rejects.toMatchObject(refusal)
      expect(asked).toBe(before + 1)
    }, 300)
  },
)

it.each(services)('a message waits for a silent %s once', async (_, refusal, ask) => {
  await withRenewedPatience(async () => {
    await expect(ask()).rejects.toMatchObject(refusal)
    await expect(askStripe((client) => client.balance.retrieve())).rejects.toMatchObject({
      code: 'payment.unavailable',
    })
  }, 300)
})

describe('in time that a test moves', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  /** How a question ends that is answered after five seconds. */
  const askSlowly = async () => {
    const asked = waitFor(() => new Promise((resolve) => setTimeout(() => resolve('answered'), 5000)))
    const outcome = asked.catch((error: Error) => error.name)
    await vi.advanceTimersByTimeAsync(5000)
    return outcome
  }
  const askTwice = async () => [await askSlowly(), await askSlowly()]

  it('an answer renews the patience of a message, and not that of a request', async () => {
    expect(await withRenewedPatience(askTwice)).toEqual(['answered', 'answered'])
    expect(await withPatience(askTwice)).toEqual(['answered', 'ServiceSilent'])
  })

  it('the table and the queues are asked for eight seconds, also after another service was silent', async () => {
    const signals: AbortSignal[] = []
    const send = (_: object, options?: { abortSignal: AbortSignal }) => {
      if (options) signals.push(options.abortSignal)
      return new Promise((resolve) => setTimeout(() => resolve('answered'), signals.length * 5000))
    }
    const table = patientEach(Object.create({ send }) as { send: typeof send })
    await withPatience(async () => {
      await expect(waitFor(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
      await vi.advanceTimersByTimeAsync(8000)
      const [fast, slow] = [table.send({}), table.send({}).catch((error: Error) => error.name)]
      await vi.advanceTimersByTimeAsync(8000)
      expect([await fast, await slow]).toEqual(['answered', 'ServiceSilent'])
    })
    // What was not answered is given up, and not only no longer waited for.
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
  })
})
