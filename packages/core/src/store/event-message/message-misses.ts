import type { EmailReason } from '@foyer/contracts/email/email'
import type { MessageMissStatus } from '@foyer/contracts/event-message/message-miss'
import { addressHash } from '../email/address-hash.ts'
import { MessageMissEntity, type MessageMissItem } from './message-miss-entity.ts'
import type { MessageRecipient } from './message-recipient.ts'

const keptDays = 90

export interface Miss extends MessageRecipient {
  status: MessageMissStatus
  reason: EmailReason | null
  at: string
}

/** Writes down who a message did not reach; once more makes no difference. */
export async function recordMisses(message_id: string, misses: readonly Miss[]): Promise<void> {
  if (misses.length === 0) return
  const items = misses.map(({ email, order_short_id, attendee_short_id, status, reason, at }) => ({
    ...{ message_id, address_hash: addressHash(email), email, order_short_id, attendee_short_id },
    ...{ status, reason, at },
    ttl: Math.floor(Date.parse(at) / 1000) + keptDays * 86_400,
  }))
  for (const item of items) await MessageMissEntity.put(item).go()
}

/** Everybody that a message did not reach, as far as is known. */
export async function readMisses(message_id: string): Promise<MessageMissItem[]> {
  const { data } = await MessageMissEntity.query.primary({ message_id }).go({ pages: 'all' })
  return data
}

/** What a message leaves behind when it is deleted. */
export async function deleteMisses(message_id: string): Promise<void> {
  const misses = await readMisses(message_id)
  const keys = misses.map(({ address_hash }) => ({ message_id, address_hash }))
  if (keys.length > 0) await MessageMissEntity.delete(keys).go()
}
