import { Readable } from 'node:stream'
import { SQSClient } from '@aws-sdk/client-sqs'
import { secretReader, secretsLiveSeconds } from '@foyer/core/secret/fresh-secrets'
import { type SealedCopy, sealedCopy } from '@foyer/core/secret/sealed-copy'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parameterRules } from './start-parameter-store.ts'

const [ended, current] = ['ended', 'current']
const minutes = 60_000
const parameter = '/foyer/test/TOKEN_SECRET'

/** Ends with its test, like its clock. */
let store: ReturnType<typeof parameterRules>
let isSilent = false
let shelf: string | null

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  store = parameterRules({ [parameter]: current })
  isSilent = false
  shelf = null
  // All clients of AWS have the same one.
  const { requestHandler } = new SQSClient({}).config
  vi.spyOn(Object.getPrototypeOf(requestHandler), 'handle').mockImplementation(answered)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Asked {
  headers: Record<string, string>
  body: Uint8Array
}

/** What the product's client gets from Parameter Store, 20 ms of virtual time later. */
async function answered(...[request, options]: unknown[]) {
  const { headers, body } = request as Asked
  const { abortSignal } = options as { abortSignal?: AbortSignal }
  if (isSilent)
    await new Promise((_, reject) =>
      abortSignal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  await after(20)
  const asked = JSON.parse(new TextDecoder().decode(body))
  const [statusCode, answer] = store.answer(String(headers['x-amz-target']), asked)
  const response = { statusCode, headers: { 'content-type': 'application/x-amz-json-1.1' } }
  return { response: { ...response, body: Readable.from([JSON.stringify(answer)]) } }
}

const copy = sealedCopy('api:key', {
  get: async () => {
    await after(5)
    return shelf
  },
  put: async (sealed) => {
    await after(5)
    shelf = sealed
  },
})

/** A copy of that age, with the secret that has ended since. */
const putCopy = (age: number) => copy.put({ read_at: Date.now() - age, values: { TOKEN_SECRET: ended } })

/** A process with its own memory; `uses` is what it signs with. */
function newProcess(from: SealedCopy | null = copy) {
  const process = { uses: 'nothing', ask: async () => {} }
  const use = ({ TOKEN_SECRET = '' }: Record<string, string>) => {
    process.uses = TOKEN_SECRET
  }
  process.ask = secretReader({ parameters: [parameter], copy: from, use, warn: () => {} })
  return process
}
type Process = ReturnType<typeof newProcess>

/** Lets each of them begin at an even distance within one second, and answers what each uses in the end. */
async function inOneSecond(processes: readonly Process[]): Promise<string[]> {
  const began = processes.map(async (process, number) => {
    await after((number * 1000) / processes.length)
    await process.ask().catch(() => {
      process.uses = 'failed'
    })
    return process.uses
  })
  await vi.advanceTimersByTimeAsync(15_000)
  return Promise.all(began)
}

const count = (all: readonly string[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(all, (it) => it)).map(([it, of]) => [it, of?.length]))
const processes = (number: number, from?: SealedCopy | null) =>
  Array.from({ length: number }, () => newProcess(from))

/** Waits in virtual time for what passes by itself. */
async function settled<Result>(run: Promise<Result>): Promise<Result> {
  run.catch(() => {})
  await vi.advanceTimersByTimeAsync(15_000)
  return run
}

const ask = () => store.answer('AmazonSSM.GetParameters', { Names: [parameter] })

it('Parameter Store answers 40 reads a second and throttles the next in the words of AWS, unless that is raised', () => {
  const statuses = Array.from({ length: 40 }, () => ask()[0])
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(ask()).toEqual([400, { __type: 'ThrottlingException', message: 'Rate exceeded' }])
  vi.setSystemTime(Date.now() + 1000)
  expect(ask()[0]).toBe(200)
  store.isRaised = true
  expect(Array.from({ length: 100 }, () => ask()[0])).not.toContain(400)
})

describe('500 functions that start within one second, while Parameter Store answers 40 reads a second (F38)', () => {
  it('all start, none with a secret that has ended, although the copy has it and other software has just used up all reads', async () => {
    await settled(putCopy(6 * minutes))
    for (let read = 0; read < 40; read += 1) ask()
    expect(count(await inOneSecond(processes(500)))).toEqual({ current: 500 })
  })

  it('do not all start without a copy, not even 300', async () => {
    const { failed = 0, current: started = 0 } = count(await inOneSecond(processes(300, null)))
    expect([failed > 0, failed + started]).toEqual([true, 300])
  })

  it('all use the current secret also when they are warm, and have been idle for an hour', async () => {
    store.values.set(parameter, ended)
    const idle = processes(40)
    expect(count(await inOneSecond(idle))).toEqual({ ended: 40 })
    const all = [...idle, ...processes(100)]
    vi.setSystemTime(Date.now() + 60 * minutes)
    store.values.set(parameter, current)
    expect(count(await inOneSecond(all))).toEqual({ current: 140 })
  })
})

describe('a function that starts while Parameter Store is throttled', () => {
  beforeEach(() => {
    store.isDown = true
  })

  it('uses a copy of up to five minutes, and none that is older or of a clock that runs ahead', async () => {
    for (const [age, used] of [
      [secretsLiveSeconds * 1000 - 1000, ended],
      [secretsLiveSeconds * 1000 + 1000, 'nothing'],
      [-minutes, 'nothing'],
    ] as const) {
      const process = newProcess()
      await settled(putCopy(age))
      vi.setSystemTime(Date.now() - 15_000)
      await settled(process.ask().catch(() => {}))
      expect([age, process.uses]).toEqual([age, used])
    }
  })

  it('says that it is throttled, and uses nothing, where the copy is missing, damaged or sealed with another key', async () => {
    await settled(putCopy(0))
    const flipped = Buffer.from(shelf ?? '', 'base64')
    // A letter of the secret.
    flipped[flipped.length - 5] = (flipped.at(-5) ?? 0) ^ 1
    for (const [sealed, from] of [
      [null, copy],
      ['short', copy],
      [flipped.toString('base64'), copy],
      [shelf, sealedCopy('api:another key', { get: async () => shelf, put: async () => {} })],
    ] as const) {
      shelf = sealed ?? null
      const process = newProcess(from)
      await expect(settled(process.ask())).rejects.toThrow('Rate exceeded')
      expect(process.uses).toBe('nothing')
    }
  })
})

it('a function starts from the copy within a second and a half where Parameter Store does not answer', async () => {
  isSilent = true
  const process = newProcess()
  await settled(putCopy(0))
  void process.ask()
  await vi.advanceTimersByTimeAsync(1500)
  expect(process.uses).toBe(ended)
})

it('the table holds nothing that shows a secret, its name or its length twice', async () => {
  await settled(putCopy(0))
  const first = shelf
  await settled(putCopy(0))
  expect(shelf).not.toBe(first)
  expect(Buffer.from(String(shelf), 'base64').toString('latin1')).not.toMatch(/ended|TOKEN/)
})

describe('a running function', () => {
  it('uses what it knows while it reads a newer one in the background, and waits for one after five minutes', async () => {
    const process = newProcess(null)
    await settled(process.ask())
    store.values.set(parameter, 'newer')
    vi.setSystemTime(Date.now() + 4 * minutes)
    await process.ask()
    expect(process.uses).toBe(current)
    await vi.advanceTimersByTimeAsync(100)
    expect(process.uses).toBe('newer')
    store.values.set(parameter, 'newest')
    vi.setSystemTime(Date.now() + 5 * minutes + 1000)
    const asked = process.ask()
    await vi.advanceTimersByTimeAsync(100)
    await asked
    expect(process.uses).toBe('newest')
  })

  it('reads again at an age of its own, so that those that started together do not ask together', async () => {
    const all = processes(40, null)
    await inOneSecond(all)
    const before = store.readings()
    const perTenSeconds: number[] = []
    for (let step = 0; step < 24; step += 1) {
      const earlier = store.readings()
      await Promise.all(all.map(({ ask }) => ask()))
      await vi.advanceTimersByTimeAsync(10_000)
      perTenSeconds.push(store.readings() - earlier)
    }
    expect(store.readings() - before).toBeGreaterThanOrEqual(40)
    expect(Math.max(...perTenSeconds)).toBeLessThan(20)
  })

  it('keeps what it knows while neither Parameter Store nor the copy has a newer one', async () => {
    const process = newProcess()
    await settled(process.ask())
    store.isDown = true
    vi.setSystemTime(Date.now() + 6 * minutes)
    await settled(process.ask())
    expect(process.uses).toBe(current)
  })
})
