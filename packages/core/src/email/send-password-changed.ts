import type { Message } from '@foyer/contracts/message'
import type { passwordChangedNoticeDue } from '@foyer/contracts/session/session-messages'
import { config } from '../config.ts'
import type { Context } from '../context.ts'
import { sendOnce } from '../mail/send-once.ts'
import { readIdentity } from '../store/user/read-identity.ts'

/** Tells somebody that their password is another one now. */
export async function sendPasswordChangedNotice(
  ctx: Context,
  message: Message<typeof passwordChangedNoticeDue>,
): Promise<void> {
  const { user_id } = message.payload
  await sendOnce(ctx, message, { subject_id: user_id }, async () => {
    const user = (await readIdentity(user_id))?.user
    if (!user) return null
    const { renderPasswordChangedNotice } = await import('@foyer/emails/user/password-changed-notice')
    const rendered = await renderPasswordChangedNotice({
      locale: user.locale,
      firstName: user.first_name,
      email: user.email,
      url: `${config().SITE_URL}/auth/forgot-password`,
    })
    return { ...rendered, to: user.email, reply_to: '', attachments: [] }
  })
}
