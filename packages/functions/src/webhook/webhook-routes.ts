import * as endpoints from '@foyer/contracts/webhook/webhook-endpoints'
import { mount } from '../http/mount.ts'

// Few accounts have webhooks, so no other request waits until this is read.
export const webhookRoutes = [
  mount(endpoints.listWebhooks, async (ctx, input) => {
    const { listWebhooks } = await import('@foyer/core/webhook/webhooks')
    return listWebhooks(ctx, input)
  }),
  mount(endpoints.createWebhook, async (ctx, input) => {
    const { createWebhook } = await import('@foyer/core/webhook/webhooks')
    return createWebhook(ctx, input)
  }),
  mount(endpoints.getWebhook, async (ctx, input) => {
    const { getWebhook } = await import('@foyer/core/webhook/webhooks')
    return getWebhook(ctx, input)
  }),
  mount(endpoints.updateWebhook, async (ctx, input) => {
    const { updateWebhook } = await import('@foyer/core/webhook/webhooks')
    return updateWebhook(ctx, input)
  }),
  mount(endpoints.deleteWebhook, async (ctx, input) => {
    const { deleteWebhook } = await import('@foyer/core/webhook/webhooks')
    return deleteWebhook(ctx, input)
  }),
  mount(endpoints.rotateWebhookSecret, async (ctx, input) => {
    const { rotateWebhookSecret } = await import('@foyer/core/webhook/webhooks')
    return rotateWebhookSecret(ctx, input)
  }),
  mount(endpoints.testWebhook, async (ctx, input) => {
    const { testWebhook } = await import('@foyer/core/webhook/deliveries')
    return testWebhook(ctx, input)
  }),
  mount(endpoints.listWebhookDeliveries, async (ctx, input) => {
    const { listWebhookDeliveries } = await import('@foyer/core/webhook/deliveries')
    return listWebhookDeliveries(ctx, input)
  }),
  mount(endpoints.replayWebhookDelivery, async (ctx, input) => {
    const { replayWebhookDelivery } = await import('@foyer/core/webhook/deliveries')
    return replayWebhookDelivery(ctx, input)
  }),
]
