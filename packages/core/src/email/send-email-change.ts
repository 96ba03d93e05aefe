import type { Message } from '@foyer/contracts/message'
import type { emailChangeDue, emailChangeNoticeDue } from '@foyer/contracts/user/user-messages'
import { config } from '../config.ts'
import type { Context } from '../context.ts'
import { confirmationBounds } from '../mail/mail-bounds.ts'
import { sendOnce } from '../mail/send-once.ts'
import { readIdentity } from '../store/user/read-identity.ts'
import { emailChangeHours, emailChangeLink } from '../user/email-change-link.ts'
import { addressKnownEmail } from './address-known-email.ts'

/** Asks the new address to confirm a change; if it is another person's already, that person hears so instead. */
export async function sendEmailChange(ctx: Context, message: Message<typeof emailChangeDue>): Promise<void> {
  const { user_id } = message.payload
  await sendOnce(ctx, message, { subject_id: user_id }, async () => {
    const user = (await readIdentity(user_id))?.user
    if (!user?.pending_email) return null
    const { email } = user.pending_email
    const known = await addressKnownEmail(email, user_id)
    if (known) return known
    const { renderEmailChangeConfirmation } = await import('@foyer/emails/user/email-change-confirmation')
    const rendered = await renderEmailChangeConfirmation({
      locale: user.locale,
      firstName: user.first_name,
      oldEmail: user.email,
      newEmail: email,
      url: await emailChangeLink(ctx, user_id, user.pending_email),
      expiresInMinutes: emailChangeHours * 60,
    })
    const bounds = confirmationBounds(ctx, email)
    return { ...rendered, to: email, reply_to: '', attachments: [], bounds }
  })
}

/** Tells the present address; nothing when the change is confirmed or cancelled by now. */
export async function sendEmailChangeNotice(
  ctx: Context,
  message: Message<typeof emailChangeNoticeDue>,
): Promise<void> {
  const { user_id } = message.payload
  await sendOnce(ctx, message, { subject_id: user_id }, async () => {
    const user = (await readIdentity(user_id))?.user
    if (!user?.pending_email) return null
    const { renderEmailChangeNotice } = await import('@foyer/emails/user/email-change-notice')
    const rendered = await renderEmailChangeNotice({
      locale: user.locale,
      firstName: user.first_name,
      oldEmail: user.email,
      newEmail: user.pending_email.email,
      url: `${config().SITE_URL}/manage/profile`,
    })
    return { ...rendered, to: user.email, reply_to: '', attachments: [] }
  })
}
