import type { Message } from '@foyer/contracts/message'
import { client } from '@foyer/core/table/client'
import type { SenderCall } from '@foyer/core/webhook/invoke-sender'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onClient } from '../hostile/on-client.ts'
import { printFigures } from '../print-figures.ts'
import { mortality } from './mortal.ts'
import { runWebhookSeed, worlds } from './run-webhook-seed.ts'
import { writtenMessages } from './written-messages.ts'

/** `pnpm proofs:webhooks` runs a thousand. */
const seeds = Number(process.env.WEBHOOK_SEEDS ?? 60)
const from = Number(process.env.WEBHOOK_FROM ?? 1)
const worldsAtOnce = 4

/** For the control: messages that get lost. */
const lossy = { loses: (_message: Message): boolean => false }

vi.mock('@foyer/core/message/send-messages', async (importActual) => ({
  ...(await importActual<object>()),
  sendMessages: async (messages: readonly Message[]) => {
    messages.forEach(hear)
    return new Set<string>()
  },
  sendEarlyAgain: async (message: Message) => hear(message),
}))
vi.mock('@foyer/core/webhook/invoke-sender', () => ({
  invokeSender: async (call: SenderCall) => void worlds.get(call.webhook_id)?.calls.push({ call, before: 0 }),
}))

function hear(message: Message): void {
  if (message.name !== 'webhookDue' || lossy.loses(message)) return
  worlds.get(String(message.payload.webhook_id))?.messages.push(message)
}

const closeStream = onClient(client, writtenMessages(hear))
const letLive = onClient(client, mortality)
afterAll(() => {
  letLive()
  closeStream()
})
beforeEach(() => {
  lossy.loses = () => false
})

interface Found {
  seed: number
  lost: number
  story: string[]
}

async function run(count: number, isEnough = (_found: readonly Found[]) => false) {
  const left = Array.from({ length: count }, (_, index) => from + index)
  const found: Found[] = []
  const outcomes = new Map<string, number>()
  const work = async () => {
    for (let seed = left.shift(); seed !== undefined && !isEnough(found); seed = left.shift()) {
      const { world, lost } = await runWebhookSeed(seed)
      for (const [name, times] of world.outcomes) outcomes.set(name, (outcomes.get(name) ?? 0) + times)
      if (lost.length > 0) found.push({ seed, lost: lost.length, story: world.story })
    }
  }
  await Promise.all(Array.from({ length: worldsAtOnce }, work))
  return { found, outcomes }
}

describe('random histories of an account’s webhook, of which any process may die at any request of the table', () => {
  it(`tell its address of each change at least once, over ${seeds} seeds`, { timeout: 900_000 }, async () => {
    const { found, outcomes } = await run(seeds)
    printFigures([...outcomes].map(([name, times]) => `${String(times).padStart(7)} ${name}`).join('\n'))
    expect(found).toEqual([])
    for (const name of ['change', 'wake', 'send'])
      for (const when of ['before', 'after'])
        expect(outcomes.get(`${name} died ${when} a request`) ?? 0, `${name} ${when}`).toBeGreaterThan(0)
  })

  it('lose changes where a sender that dies leaves no word (negative control)', {
    timeout: 900_000,
  }, async () => {
    lossy.loses = ({ deliver_at }) => deliver_at !== undefined
    const { found } = await run(200, (so) => so.length > 0)
    expect(found.length).toBeGreaterThan(0)
  })
})
