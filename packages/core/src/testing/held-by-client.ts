import { clientOf } from '../client-hold/count-hold.ts'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { ClientHoldEntity } from '../store/client-hold/client-hold-entity.ts'
import type { Context } from '../verb.ts'

/** What is counted of a client's tickets of an event: a number for each of the windows around now. */
export async function heldByClient(ctx: Context, event_id: string): Promise<number[]> {
  const minutes = (await readEventGraph(event_id))?.settings.order_timeout ?? 0
  const current = Math.floor(ctx.now.getTime() / (2 * minutes * 60_000))
  const client = clientOf(ctx, event_id)
  const keys = [current - 1, current, current + 1].map((window) => ({ event_id, client, window }))
  const { data } = await ClientHoldEntity.get(keys).go({ consistent: true, preserveBatchOrder: true })
  return data.flatMap((count) => (count ? [count.tickets] : []))
}
