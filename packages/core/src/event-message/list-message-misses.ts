import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { listMessageMisses as endpoint } from '@foyer/contracts/event-message/event-message-endpoints'
import type { MessageMiss } from '@foyer/contracts/event-message/message-miss'
import type { ListMeta } from '@foyer/contracts/list'
import type { Context } from '../context.ts'
import { listRows } from '../list/list-rows.ts'
import type { MessageMissItem } from '../store/event-message/message-miss-entity.ts'
import { readMisses } from '../store/event-message/message-misses.ts'
import { requireEventMessage } from './require-event-message.ts'

/** People that a message did not reach, and why, latest first by default. Errors: event.not_found, message.not_found. */
export async function listMessageMisses(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: MessageMiss[]; meta: ListMeta }> {
  const { id } = await requireEventMessage(ctx, params)
  const misses = await readMisses(id)
  const { data, meta } = await listRows(query, {
    partitions: [async () => misses],
    order_by: 'at',
    id: 'address_hash',
    searched: ['email'],
    total: async () => misses.length,
  })
  return { data: data.map(toMessageMiss), meta }
}

function toMessageMiss({ message_id: _message, address_hash: _hash, ttl: _ttl, ...miss }: MessageMissItem) {
  return miss
}
