import type { Message } from '@foyer/contracts/message'
import type { passwordResetDue } from '@foyer/contracts/session/session-messages'
import type { Context } from '../context.ts'
import { sendOnce } from '../mail/send-once.ts'
import { passwordResetLink, resetMinutes } from '../session/password-reset-link.ts'
import { PasswordResetRequestEntity } from '../store/session/password-reset-request-entity.ts'
import { findPeople } from '../store/user/find-people.ts'

/** Sends the link that sets a new password to the address that somebody gave; nothing if it has no login. */
export async function sendPasswordReset(
  ctx: Context,
  message: Message<typeof passwordResetDue>,
): Promise<void> {
  const { request_id } = message.payload
  const { data: request } = await PasswordResetRequestEntity.get({ request_id }).go({ consistent: true })
  const [person] = request ? await findPeople(request.email) : []
  if (!person) return
  const { user } = person
  await sendOnce(ctx, message, { subject_id: user.user_id }, async () => {
    const { renderPasswordReset } = await import('@foyer/emails/user/password-reset')
    const rendered = await renderPasswordReset({
      locale: user.locale,
      firstName: user.first_name,
      email: user.email,
      url: await passwordResetLink(ctx, user),
      expiresInMinutes: resetMinutes,
    })
    return { ...rendered, to: user.email, reply_to: '', attachments: [] }
  })
}
