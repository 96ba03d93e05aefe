import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FeedLine } from '../store/change-feed/change-feed-entity.ts'
import type { WebhookItem } from '../store/webhook/webhook-entity.ts'

const prefix = 'whsec_'

/** A new secret as Standard Webhooks writes it: `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`
}

/** The headers that prove to the receiver who sent a body and when. While two secrets are valid there are two signatures, separated by a space. */
export function signedHeaders(
  { secret, earlier }: Pick<WebhookItem, 'secret' | 'earlier'>,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const isOverlapping = earlier !== undefined && earlier.until > now.toISOString()
  const signatures = [secret, ...(isOverlapping ? [earlier.secret] : [])].map((each) => {
    const key = Buffer.from(each.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

/** The `webhook-id` for a change: the same where the feed tells it twice. A digest, since ids of orders open their pages. */
export function messageIdOf({ type, subject_id, version, is_gone }: FeedLine): string {
  const text = `${type}:${subject_id}:${version}:${is_gone}`
  return `msg_${createHash('sha256').update(text).digest('base64url').slice(0, 27)}`
}
