import type { userInvitationDue } from '@foyer/contracts/invitation/invitation-messages'
import type { Message } from '@foyer/contracts/message'
import { type Context, nowInstant } from '../context.ts'
import { invitationLink } from '../invitation/invitation-link.ts'
import { readInviterName } from '../invitation/read-inviter-name.ts'
import { sendOnce } from '../mail/send-once.ts'
import { readAccount } from '../store/account/read-account.ts'
import { readInvitation } from '../store/invitation/read-invitation.ts'
import { MembershipEntity } from '../store/user/membership-entity.ts'

/** Sends somebody the link of their invitation; nothing when it was accepted or withdrawn by now, or is over. */
export async function sendUserInvitation(
  ctx: Context,
  message: Message<typeof userInvitationDue>,
): Promise<void> {
  const { account_id, user_id } = message.payload
  await sendOnce(ctx, message, { subject_id: user_id }, async () => {
    const key = { user_id, account_id }
    const { data: membership } = await MembershipEntity.get(key).go({ consistent: true })
    const { invited, role } = membership ?? {}
    const invitation = invited && (await readInvitation(account_id, invited.email))
    if (!invited || !role || invitation?.state !== 'OPEN') return null
    if (invitation.expires_at <= nowInstant(ctx)) return null
    const [account, inviterName] = await Promise.all([readAccount(account_id), readInviterName(invitation)])
    const { renderUserInvitation } = await import('@foyer/emails/user/user-invitation')
    const rendered = await renderUserInvitation({
      locale: invitation.locale,
      firstName: invited.first_name,
      inviterName,
      accountName: account.name,
      role,
      url: await invitationLink(invitation),
      expiresInMinutes: 7 * 24 * 60,
    })
    return { ...rendered, to: invited.email, reply_to: '', attachments: [] }
  })
}
