import type { ChangeType } from '@foyer/contracts/change/change-type'
import { createWriteTransaction } from 'electrodb'
import {
  ChangeFeedHeadEntity,
  type FeedHead,
  feedIdOf,
  readFeedHead,
} from '../store/change-feed/change-feed-entity.ts'
import type { InTransaction } from '../table/entity.ts'
import { transact, untilWritten } from '../table/write.ts'

/** What a webhook listens to; null: to nothing. */
interface Listener {
  webhook_id: string
  types: readonly ChangeType[] | null
}

/** The part of a transaction that writes into the head of an account's feed what a webhook listens to: nothing is appended or sent where none does. */
export function listenerWrite(
  entity: InTransaction<typeof ChangeFeedHeadEntity>,
  feed_account_id: string,
  { webhooks = {}, webhooks_version: seen }: FeedHead,
  { webhook_id, types }: Listener,
) {
  const { [webhook_id]: _before, ...others } = webhooks
  return entity
    .patch({ feed_account_id })
    .set({ webhooks: types ? { ...others, [webhook_id]: types } : others, webhooks_version: (seen ?? 0) + 1 })
    .where(({ webhooks_version }, { eq, notExists }) =>
      seen === undefined ? notExists(webhooks_version) : eq(webhooks_version, seen),
    )
    .commit()
}

/** A webhook that is off listens to nothing, in neither of the account's feeds. Error: `server.busy`. */
export async function stopListening(account_id: string, webhook_id: string): Promise<void> {
  for (const is_test of [false, true]) await stopIn(feedIdOf(account_id, is_test), webhook_id)
}

async function stopIn(feed_id: string, webhook_id: string): Promise<void> {
  await untilWritten(async () => {
    const known = await readFeedHead(feed_id)
    if (!known?.webhooks?.[webhook_id]) return 'stopped'
    const refusals = await transact(() =>
      createWriteTransaction({ head: ChangeFeedHeadEntity }, ({ head }) => [
        listenerWrite(head, feed_id, known, { webhook_id, types: null }),
      ]).go(),
    )
    return refusals === null ? 'stopped' : 'lost'
  })
}
