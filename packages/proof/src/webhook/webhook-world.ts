import type { Message } from '@foyer/contracts/message'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { mintWebhook } from '@foyer/core/testing/mint-webhook'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import { seededRandom } from '@foyer/core/testing/seeded-random'
import { testContext } from '@foyer/core/testing/test-context'
import { startReceiver } from '@foyer/core/testing/webhook-receiver'
import type { Context } from '@foyer/core/verb'
import type { SenderCall } from '@foyer/core/webhook/invoke-sender'

/** An account with one webhook, what waits for it in queues, and what its address took. */
export interface WebhookWorld {
  account_id: string
  webhook_id: string
  event_id: string
  random: SeededRandom
  /** UTC milliseconds: the clock of all its processes. */
  now: number
  messages: Message[]
  /** Senders that are to start; `before`: how often Lambda has started that one. */
  calls: { call: SenderCall; before: number }[]
  /** Changes of the types that the webhook listens to. */
  told: Set<string>
  taken: Set<string>
  story: string[]
  outcomes: Map<string, number>
  receiver: Awaited<ReturnType<typeof startReceiver>>
}

export const contextOf = ({ now }: Pick<WebhookWorld, 'now'>): Context => testContext({ now: new Date(now) })

export async function openWebhookWorld(seed: number): Promise<WebhookWorld> {
  const receiver = await startReceiver()
  const { ctx } = await mintOwner()
  const { id: event_id } = await mintEvent(ctx)
  const { id: webhook_id } = await mintWebhook(ctx, { url: receiver.url, types: ['order'] })
  const world: WebhookWorld = {
    ...{ account_id: accountOf(ctx), webhook_id, event_id, receiver },
    ...{ random: seededRandom(seed), now: Date.now() },
    ...{ messages: [], calls: [], told: new Set(), taken: new Set(), story: [], outcomes: new Map() },
  }
  answerAs(world, 'takes all')
  return world
}

export const tempers = ['takes all', 'takes some', 'refuses all', 'takes and says 500', 'hangs up'] as const
export type Temper = (typeof tempers)[number]

/** How its address answers from now on. */
export function answerAs({ receiver, random, taken }: WebhookWorld, temper: Temper): void {
  receiver.answers(({ body }, answer) => {
    const isTaken =
      temper === 'takes all' ||
      temper === 'takes and says 500' ||
      (temper === 'takes some' && random.chance(0.5))
    if (isTaken && body.data?.subject_id) taken.add(body.data.subject_id)
    if (temper === 'hangs up') return answer.destroy()
    answer.writeHead(isTaken && temper !== 'takes and says 500' ? 200 : 500).end()
  })
}

export function note(world: WebhookWorld, outcome: string, more = ''): void {
  world.outcomes.set(outcome, (world.outcomes.get(outcome) ?? 0) + 1)
  world.story.push(more ? `${outcome}: ${more}` : outcome)
}
