import type { EmailReason } from '@foyer/contracts/email/email'
import type { MessageMissStatus } from '@foyer/contracts/event-message/message-miss'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { addressHash } from '../email/sent-email-entity.ts'
import type { MessageRecipient } from './event-message-entity.ts'

const keptDays = 90

export interface Miss extends MessageRecipient {
  status: MessageMissStatus
  reason: EmailReason | null
  at: string
}

/** Records the people that a message did not reach; repeating it makes no difference. */
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

/**
 * Somebody that a message did not reach, so that the organizer sees who and why, and can write to them again. Forgotten by
 * TTL. Access pattern: by message.
 */
export const MessageMissEntity = new LazyEntity(
  {
    model: { entity: 'message_miss', version: '1', service: 'foyer' },
    attributes: {
      message_id: { type: 'string', required: true },
      address_hash: { type: 'string', required: true },
      email: { type: 'string', required: true },
      order_short_id: { type: 'string', required: true },
      attendee_short_id: { type: kept<string | null>(), required: true },
      status: { type: kept<MessageMissStatus>(), required: true },
      reason: { type: kept<EmailReason | null>(), required: true },
      at: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['message_id'] },
        sk: { field: 'sk', composite: ['address_hash'] },
      },
    },
  },
  onTable,
)
export type MessageMissItem = EntityItem<typeof MessageMissEntity>

/**
 * What identifies one email of a message: a queue message carries many, so it is the message that people wrote and
 * the address.
 */
export function messageEmailId(message_id: string, email: string): string {
  return `${message_id}-${addressHash(email).slice(0, 24)}`
}

/** The message that people wrote, of such an id. */
export function messageOfEmail(email_id: string): string {
  return email_id.slice(0, email_id.lastIndexOf('-'))
}
