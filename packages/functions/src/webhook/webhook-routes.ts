import * as endpoints from '@foyer/contracts/webhook/webhook-endpoints'
import { listWebhookDeliveries, replayWebhookDelivery, testWebhook } from '@foyer/core/webhook/deliveries'
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '@foyer/core/webhook/webhooks'
import { mount } from '../http/mount.ts'

export const webhookRoutes = [
  mount(endpoints.listWebhooks, listWebhooks),
  mount(endpoints.createWebhook, createWebhook),
  mount(endpoints.getWebhook, getWebhook),
  mount(endpoints.updateWebhook, updateWebhook),
  mount(endpoints.deleteWebhook, deleteWebhook),
  mount(endpoints.rotateWebhookSecret, rotateWebhookSecret),
  mount(endpoints.testWebhook, testWebhook),
  mount(endpoints.listWebhookDeliveries, listWebhookDeliveries),
  mount(endpoints.replayWebhookDelivery, replayWebhookDelivery),
]
