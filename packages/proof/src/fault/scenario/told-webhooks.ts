import type { Change } from '@foyer/contracts/change/change'
import { mostChanges } from '@foyer/contracts/change/change'
import { listChanges } from '@foyer/core/change-feed/list-changes'
import { mintWebhook } from '@foyer/core/testing/mint-webhook'
import { type Received, startReceiver } from '@foyer/core/testing/webhook-receiver'
import { deleteWebhook, listWebhooks } from '@foyer/core/webhook/webhooks'
import type { Stage } from '../stage/stage.ts'
import { takeFree } from './purchase.ts'
import { freeTicket, type Scenario } from './scenario.ts'

/** What an account's webhooks were told of its changes (docs/decisions/0108). */
export const toldWebhooks: readonly Scenario[] = [changesTold()]

function changesTold(): Scenario {
  let receiver: Awaited<ReturnType<typeof startReceiver>> | undefined
  let taken: Received[] = []
  let start = ''
  const changesFrom = async ({ owner }: Stage, after: string | undefined) => {
    const params = { account_id: accountOf(owner) }
    return listChanges(owner.ctx, { params, query: { after, limit: mostChanges } })
  }
  return {
    name: 'changes told to a webhook of which the first answers are failures',
    tickets: [freeTicket(null)],
    async prepare(stage) {
      await unhook(stage)
      await receiver?.stop()
      receiver = await startReceiver()
      taken = []
      const { url, received, answers } = receiver
      answers((one, answer) => {
        // As many as hold a webhook back.
        const isTaken = received.length > 6
        if (isTaken) taken.push(one)
        answer.writeHead(isTaken ? 200 : 500).end()
      })
      await mintWebhook(stage.owner.ctx, { url, types: ['order', 'attendee'] })
      start = (await changesFrom(stage, undefined)).meta.next
    },
    async play(stage) {
      await takeFree(stage, stage.buyer('ada'))
      await stage.world.deliver()
      await takeFree(stage, stage.buyer('bea'))
      await stage.manage('POST', `/orders/${stage.buyer('ada').order()?.short_id}/cancel`, {})
      await stage.world.deliver()
      for (const minutes of [1, 3, 10, 30]) {
        await stage.world.pass(minutes)
        await stage.world.deliver()
      }
    },
    outcome: { completed: [1] },
    async look(stage) {
      const told = new Set(taken.map(({ body }) => body.data.id))
      const { data } = await changesFrom(stage, start)
      await unhook(stage)
      await receiver?.stop()
      receiver = undefined
      const changes = data.filter(isTold)
      return [
        ...(changes.length < 4 ? [`the feed has ${changes.length} changes only`] : []),
        ...changes.filter(({ id }) => !told.has(id)).map(({ id }) => `the webhook was not told of ${id}`),
      ]
    },
  }
}

const isTold = ({ type }: Change) => type === 'order' || type === 'attendee'

function accountOf({ ctx }: Stage['owner']): string {
  if (ctx.actor.kind !== 'user') throw new Error('The owner is a person.')
  return ctx.actor.account_id
}

/** The account is the same for all cases: what one left behind is of no other. */
async function unhook({ owner }: Stage): Promise<void> {
  const params = { account_id: accountOf(owner) }
  const { data } = await listWebhooks(owner.ctx, { params, query: { page: 1, per_page: 100 } })
  for (const { id } of data) await deleteWebhook(owner.ctx, { params: { ...params, webhook_id: id } })
}
