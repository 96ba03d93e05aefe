import { config } from '@foyer/core/config'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  webhookUrl,
} from '@foyer/core/payment/webhook-endpoint'
import { freshSecrets } from './stage-parameters.ts'

/** Creates a second endpoint at Stripe and answers its secret. Stripe sends each event to both, and Foyer applies it once. */
export async function newWebhookSecret(): Promise<string> {
  await freshSecrets()
  const { secret } = await createWebhookEndpoint(webhookUrl(config().SITE_URL))
  return secret
}

/** Deletes all endpoints except the newest. The newest gets every event that an older one was still waiting for. */
export async function endWebhookSecret(say: (line: string) => void): Promise<void> {
  await freshSecrets()
  const older = (await listWebhookEndpoints(webhookUrl(config().SITE_URL))).slice(0, -1)
  for (const { id } of older) {
    await deleteWebhookEndpoint(id)
    say(`Stripe's older endpoint ${id} is deleted.`)
  }
}
