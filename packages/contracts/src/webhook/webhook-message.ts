import * as z from 'zod'
import { change } from '../change/change.ts'
import { instant } from '../id.ts'

/** What a webhook receives, as Standard Webhooks has it. `webhook.test` is about nothing. */
export const webhookMessage = z.object({
  type: z.string(),
  timestamp: instant,
  data: z.union([change, z.object({})]),
})
export type WebhookMessage = z.infer<typeof webhookMessage>

/** The message's type for a change: `order.changed`, or `order.deleted` for what is gone. */
export function messageTypeOf({ type, is_gone }: { type: string; is_gone: boolean }): string {
  return `${type}.${is_gone ? 'deleted' : 'changed'}`
}
