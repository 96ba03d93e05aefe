import { webhookDue } from '@foyer/contracts/webhook/webhook-messages'
import { wakeWebhook } from '@foyer/core/webhook/wake-webhook'
import { consumer } from '../queue/consumer.ts'

/** Starts the sender for webhooks that have something to send. */
export const handler = consumer({ messages: [webhookDue], handle: wakeWebhook })
