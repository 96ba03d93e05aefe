import { type CreateWebhookBody, createWebhookBody } from '@foyer/contracts/webhook/webhook'
import type { Context } from '../verb.ts'
import { createWebhook } from '../webhook/webhooks.ts'
import { accountOf } from './mint-owner.ts'

/** A webhook of an admin's account, by default for all that happens, and the parameters that name it. */
export async function mintWebhook(
  admin: Context,
  given: Partial<CreateWebhookBody> = {},
): Promise<{ id: string; secret: string; params: { account_id: string; webhook_id: string } }> {
  const account_id = accountOf(admin)
  const body = createWebhookBody.parse({
    url: 'https://hooks.example.com/foyer',
    types: ['event', 'ticket', 'order', 'attendee', 'check_in'],
    ...given,
  })
  const { id, secret } = await createWebhook(admin, { params: { account_id }, body })
  return { id, secret, params: { account_id, webhook_id: id } }
}
