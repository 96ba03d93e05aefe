import { config } from '@foyer/core/config'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  webhookUrl,
} from '@foyer/core/payment/webhook-endpoint'
import { freshSecrets } from './stage-parameters.ts'

/** A second endpoint at Stripe for the same events, and its secret. Both are told of everything; an event is applied once. */
export async function newWebhookSecret(): Promise<string> {
  await freshSecrets()
  const { secret } = await createWebhookEndpoint(webhookUrl(config().SITE_URL))
  return secret
}

/** Leaves the newest endpoint only. What an older one had still to tell, the newest was told as well. */
export async function endWebhookSecret(say: (line: string) => void): Promise<void> {
  await freshSecrets()
  const older = (await listWebhookEndpoints(webhookUrl(config().SITE_URL))).slice(0, -1)
  for (const { id } of older) {
    await deleteWebhookEndpoint(id)
    say(`Stripe's older endpoint ${id} is gone.`)
  }
}
