import * as z from 'zod'
import { changeType } from '../change/change-type.ts'
import { id, instant } from '../id.ts'
import { listQuery } from '../list.ts'
import { oneOf, textFilter } from '../list-filter.ts'
import { shortLine, webAddress } from '../text.ts'

/** How many webhooks an account may have at a time. */
export const mostWebhooks = 10

/** For how long messages are signed with the earlier secret too after it was replaced, in seconds: one day. */
export const secretOverlapSeconds = 86_400

/** For how long a delivery is tried, and after which time without any success a webhook is switched off, in seconds: three days. */
export const givenUpAfterSeconds = 3 * 86_400

/** For how many days the log of deliveries is kept. */
export const deliveriesKeptDays = 30

/** Why Foyer switched a webhook off. FAILED: no delivery succeeded for three days. GONE: its address answered 410. */
export const webhookStop = z.enum(['FAILED', 'GONE'])
export type WebhookStop = z.infer<typeof webhookStop>

/** An address that is told of changes in the account. */
export const webhook = z.object({
  id: id('webhook'),
  account_id: id('account'),
  url: z.string(),
  description: z.string(),
  types: z.array(changeType),
  /** Whether messages contain the row of the order or attendee, with names and addresses. */
  has_subject: z.boolean(),
  /** Whether it is told of changes. */
  is_on: z.boolean(),
  /** Whether it is told of test events alone; otherwise it is told of real ones (docs/decisions/0146). */
  is_test: z.boolean(),
  /** Why Foyer switched it off; null: it did not. */
  stopped: webhookStop.nullable(),
  /** Since when every delivery has failed; null: the last one succeeded. */
  failing_since: instant.nullable(),
  /** Until when messages are signed with the earlier secret too. */
  overlaps_until: instant.nullable(),
  created_at: instant,
})
export type Webhook = z.infer<typeof webhook>

/** A webhook with its secret, which no other answer has. */
export const newWebhook = webhook.extend({
  /** Signs its messages: `whsec_` and a key in base64. */
  secret: z.string(),
})
export type NewWebhook = z.infer<typeof newWebhook>

const types = z.array(changeType).min(1, 'Choose at least one.').max(20)

/** What can be changed of a webhook. */
export const webhookBody = z.strictObject({
  /** An https address that the internet can reach. Redirects are not followed. */
  url: webAddress.refine((text) => text !== '', { error: 'Enter a full web address.', abort: true }),
  description: shortLine(200).default(''),
  types,
  has_subject: z.boolean().default(false),
  is_on: z.boolean().default(true),
})
/** Whether it is for test events is decided when it is made; left out, the key decides, and for people it is for real ones. */
export const createWebhookBody = webhookBody.extend({ is_test: z.boolean().optional() })
export type CreateWebhookBody = z.infer<typeof createWebhookBody>

export const webhookListQuery = listQuery({
  sort: ['created_at', 'url'],
  filter: { url: textFilter, stopped: oneOf(webhookStop.options) },
})

/** PENDING: it is or will be tried. FAILED: given up after three days, or its webhook was. */
export const deliveryStatus = z.enum(['PENDING', 'DELIVERED', 'FAILED'])
export type DeliveryStatus = z.infer<typeof deliveryStatus>

/**
 * Why the last try had no answer. ADDRESS: the address is private, or has no host. TIMEOUT: nothing within ten seconds. CONNECTION: no
 * connection, or its certificate is not valid.
 */
export const deliveryFailure = z.enum(['ADDRESS', 'TIMEOUT', 'CONNECTION'])
export type DeliveryFailure = z.infer<typeof deliveryFailure>

/** A message to a webhook, and how its last try ended. */
export const webhookDelivery = z.object({
  id: z.string(),
  /** The message's `webhook-id`: the same at each try. */
  message_id: z.string(),
  /** Such as `order.changed`. */
  event: z.string(),
  subject_id: z.string(),
  status: deliveryStatus,
  /** How often it was sent. */
  tries: z.int(),
  created_at: instant,
  /** When it was last sent. */
  tried_at: instant.nullable(),
  /** When it is sent again; null: it is not. */
  next_try_at: instant.nullable(),
  /** Status of the last answer; null: there was none. */
  answer_status: z.int().nullable(),
  /** The first bytes of the last answer. */
  answer: z.string(),
  failure: deliveryFailure.nullable(),
  /** How long the last try took. */
  milliseconds: z.int().nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

/** Deliveries, newest first: those before the `next` of an earlier answer. */
export const deliveryQuery = z.strictObject({
  before: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const deliveryPage = z.object({
  data: z.array(webhookDelivery),
  meta: z.object({
    /** Where to go on; null: there are no more. */
    next: z.string().nullable(),
  }),
})
export type DeliveryPage = z.infer<typeof deliveryPage>
