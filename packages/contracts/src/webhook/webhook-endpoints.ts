import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import {
  createWebhookBody,
  deliveryPage,
  deliveryQuery,
  newWebhook,
  webhook,
  webhookBody,
  webhookDelivery,
  webhookListQuery,
} from './webhook.ts'

const params = z.object({ account_id: id('account') })
const webhookParams = z.object({ account_id: id('account'), webhook_id: id('webhook') })
const path = '/accounts/:account_id/webhooks/:webhook_id'

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  summary: 'Webhooks of the account, newest first, without their secrets',
  method: 'GET',
  path: '/accounts/:account_id/webhooks',
  access: 'webhook.manage',
  params,
  query: webhookListQuery,
  response: listOf(webhook),
})

export const createWebhook = endpoint({
  name: 'createWebhook',
  summary: 'Tell an address of changes from now on; only this answer has the secret that signs the messages',
  method: 'POST',
  path: '/accounts/:account_id/webhooks',
  access: 'webhook.manage',
  params,
  body: createWebhookBody,
  response: dataOf(newWebhook),
  status: 201,
  holds_secret: true,
  refusals: ['account.unconfirmed', 'webhook.limit_reached'],
})

export const getWebhook = endpoint({
  name: 'getWebhook',
  summary: 'One webhook, without its secret',
  method: 'GET',
  path,
  access: 'webhook.manage',
  params: webhookParams,
  response: dataOf(webhook),
})

export const updateWebhook = endpoint({
  name: 'updateWebhook',
  summary: 'Change a webhook, or switch it off and on; switched on, it goes on where it stopped',
  method: 'PUT',
  path,
  access: 'webhook.manage',
  params: webhookParams,
  is_update: true,
  body: updateOf(webhookBody),
  response: dataOf(webhook),
})

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  summary: 'Delete a webhook; what it was not told of yet is not sent',
  method: 'DELETE',
  path,
  access: 'webhook.manage',
  params: webhookParams,
})

export const rotateWebhookSecret = endpoint({
  name: 'rotateWebhookSecret',
  summary: 'Give a webhook another secret, which only this answer has; both sign for another day',
  method: 'POST',
  path: '/accounts/:account_id/webhooks/:webhook_id/rotate',
  access: 'webhook.manage',
  params: webhookParams,
  response: dataOf(newWebhook),
  status: 201,
  holds_secret: true,
})

export const testWebhook = endpoint({
  name: 'testWebhook',
  summary: 'Send a message of the type `webhook.test`; its delivery stands in the log',
  method: 'POST',
  path: '/accounts/:account_id/webhooks/:webhook_id/test',
  access: 'webhook.manage',
  params: webhookParams,
  response: dataOf(webhookDelivery),
  status: 202,
  refusals: ['webhook.off', 'webhook.busy'],
})

export const listWebhookDeliveries = endpoint({
  name: 'listWebhookDeliveries',
  summary: 'Messages to a webhook of the last 30 days, newest first, with the last answer to each',
  method: 'GET',
  path: '/accounts/:account_id/webhooks/:webhook_id/deliveries',
  access: 'webhook.manage',
  params: webhookParams,
  query: deliveryQuery,
  response: deliveryPage,
})

export const replayWebhookDelivery = endpoint({
  name: 'replayWebhookDelivery',
  summary: 'Send a message again, with the same `webhook-id`',
  method: 'POST',
  path: '/accounts/:account_id/webhooks/:webhook_id/deliveries/:delivery_id/replay',
  access: 'webhook.manage',
  params: webhookParams.extend({ delivery_id: z.string().max(100) }),
  response: dataOf(webhookDelivery),
  status: 202,
  refusals: ['webhook.off', 'webhook.busy'],
})
