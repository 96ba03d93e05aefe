import { webhookStoppedNoticeDue } from '@foyer/contracts/webhook/webhook-messages'
import { followFeed } from '../change-feed/follow-feed.ts'
import { newLinkId } from '../random-id.ts'
import { audited } from '../store/audit/audited.ts'
import { feedIdOf } from '../store/change-feed/change-feed-entity.ts'
import { readWebhook, type WebhookItem } from '../store/webhook/webhook-entity.ts'
import { outbox, toSend, untilWritten } from '../table/write.ts'
import { type Context, instantAfter, nowInstant } from '../verb.ts'
import type { SenderCall } from './invoke-sender.ts'
import { stopListening } from './listeners.ts'
import { hostIn } from './public-address.ts'
import { type Round, sendRound } from './send-round.ts'
import { standingAfter } from './webhook-standing.ts'
import { noteNews, skewSeconds, toWake, writeWebhook } from './write-webhook.ts'

/** For how long no other sender takes a webhook: longer than the function may run. */
const leaseSeconds = 75
/** When a sender begins nothing more; its last tries then still have their ten seconds. */
const sendingMs = 40_000

/**
 * Sends to one webhook what it was not told of yet and what is due again, until nothing is left or time is up (docs/decisions/0108). Only one sender works at a webhook at a
 * time. Each step is written down with the message that goes on from there, so one that dies is followed by another. `fresh`: the context of now.
 */
export async function sendWebhook(fresh: () => Context, call: SenderCall): Promise<void> {
  const began = performance.now()
  const hasTime = () => performance.now() - began < sendingMs
  let item = await takeLease(fresh(), call)
  while (item) {
    const head = await followFeed(fresh(), feedIdOf(call.account_id, item.is_test))
    const round = await sendRound(fresh, item, { head, hasTime })
    item = await writeRound(fresh(), { item, round, hasTime: hasTime() })
  }
}

/** Null where it is off, or somebody else works at it, who is told that there may be more. */
function takeLease(ctx: Context, call: SenderCall): Promise<WebhookItem | null> {
  const lease_id = newLinkId()
  return untilWritten(async () => {
    const item = await readWebhook(call.account_id, call.webhook_id)
    if (!item?.is_on) return null
    if (item.lease_until > nowInstant(ctx)) return (await noteNews(item)) === 'lost' ? 'lost' : null
    const lease_until = instantAfter(ctx, leaseSeconds)
    // If this one dies, the next one comes then.
    const next = outbox(toWake(item, instantAfter(ctx, leaseSeconds + skewSeconds)))
    return writeWebhook(item, { lease_id, lease_until, ...next })
  })
}

/**
 * Writes down how far a round came. Answers the webhook while there is more to do and time for it; else the lease is given back, with the time of the next
 * call. What others wrote meanwhile stays, and is looked at before the sender rests.
 */
async function writeRound(
  ctx: Context,
  { item, round, hasTime }: { item: WebhookItem; round: Round; hasTime: boolean },
): Promise<WebhookItem | null> {
  const written = await untilWritten(async (attempted) => {
    const seen = attempted === 0 ? item : await readWebhook(item.webhook_account_id, item.id)
    // Deleted, or taken over because this call stood still.
    if (seen?.lease_id !== item.lease_id) return null
    const { epoch, position, delivered } = round
    const { wake_at, ...standing } = standingAfter(ctx, seen, delivered)
    const isDone = round.isDone && seen.news === item.news
    const fields = { epoch, position, ...standing }
    if (standing.is_on && !isDone && hasTime) return writeWebhook(seen, fields)
    const next = isDone ? wake_at : nowInstant(ctx)
    const rest = { lease_id: '', lease_until: '', wake_at: standing.is_on ? next : null }
    return writeWebhook(seen, {
      ...fields,
      ...rest,
      ...outbox(...farewell(ctx, seen, rest.wake_at, standing)),
    })
  })
  if (written && !written.is_on) await stopListening(item.webhook_account_id, item.id)
  return written && written.lease_id !== '' ? written : null
}

function farewell(
  ctx: Context,
  seen: WebhookItem,
  wake_at: string | null,
  { is_on }: Pick<WebhookItem, 'is_on'>,
) {
  const { webhook_account_id: account_id, id: subject_id, url } = seen
  const next = wake_at === null ? undefined : toWake(seen, wake_at)
  if (!seen.is_on || is_on) return [next]
  return [
    next,
    audited(ctx, { account_id, action: 'webhook.stopped', subject_id, details: { name: hostIn(url) } }),
    toSend(webhookStoppedNoticeDue, { account_id, webhook_id: subject_id }),
  ]
}
