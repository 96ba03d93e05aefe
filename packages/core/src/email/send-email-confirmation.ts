import type { Message } from '@foyer/contracts/message'
import type { emailConfirmationDue } from '@foyer/contracts/user/user-messages'
import type { Context } from '../context.ts'
import { confirmationBounds } from '../mail/mail-bounds.ts'
import { sendOnce } from '../mail/send-once.ts'
import { readIdentity } from '../store/user/read-identity.ts'
import { emailConfirmationLink } from '../user/email-confirmation-link.ts'
import { addressKnownEmail } from './address-known-email.ts'

/**
 * Asks a user to confirm their address; nothing is sent when it is confirmed by now. The owner of the address already hears
 * that instead, and only the owner does.
 */
export async function sendEmailConfirmation(
  ctx: Context,
  message: Message<typeof emailConfirmationDue>,
): Promise<void> {
  const { user_id } = message.payload
  await sendOnce(ctx, message, { subject_id: user_id }, async () => {
    const user = (await readIdentity(user_id))?.user
    const url = user && (await emailConfirmationLink(ctx, user))
    if (!user || !url) return null
    const known = await addressKnownEmail(user.email, user_id)
    if (known) return known
    const { renderEmailConfirmation } = await import('@foyer/emails/user/email-confirmation')
    const rendered = await renderEmailConfirmation({
      locale: user.locale,
      firstName: user.first_name,
      email: user.email,
      url,
      expiresInMinutes: 48 * 60,
    })
    const bounds = confirmationBounds(ctx, user.email)
    return { ...rendered, to: user.email, reply_to: '', attachments: [], bounds }
  })
}
