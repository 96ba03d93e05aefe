import type { Message } from '@foyer/contracts/message'
import type { webhookStoppedNoticeDue } from '@foyer/contracts/webhook/webhook-messages'
import { webhookNoticeBounds } from '../mail/mail-bounds.ts'
import { sendOnce } from '../mail/send-once.ts'
import { siteLinks } from '../site-links.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { readIdentity } from '../store/user/user-entity.ts'
import { readWebhook } from '../store/webhook/webhook-entity.ts'
import type { Context } from '../verb.ts'
import { hostIn } from './public-address.ts'

/**
 * Tells the owner of an account that one of its webhooks was switched off, and why (docs/decisions/0108). Sends nothing if it is on again or was
 * deleted.
 */
export async function sendWebhookStoppedNotice(
  ctx: Context,
  message: Message<typeof webhookStoppedNoticeDue>,
): Promise<void> {
  const { account_id, webhook_id } = message.payload
  await sendOnce(ctx, message, { subject_id: webhook_id }, async () => {
    const [webhook, account] = await Promise.all([
      readWebhook(account_id, webhook_id),
      readAccount(account_id),
    ])
    const owner = (await readIdentity(account.owner_id))?.user
    if (!webhook?.stopped || !owner) return null
    const { renderWebhookStoppedNotice } = await import('@foyer/emails/user/webhook-stopped-notice')
    const rendered = await renderWebhookStoppedNotice({
      locale: owner.locale,
      firstName: owner.first_name,
      url: siteLinks.webhooks(),
      host: hostIn(webhook.url),
      accountName: account.name,
      reason: webhook.stopped,
    })
    const bounds = webhookNoticeBounds(ctx, account_id)
    return { ...rendered, to: owner.email, reply_to: '', attachments: [], bounds }
  })
}
