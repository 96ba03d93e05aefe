import type { userInvitationDue } from '@foyer/contracts/invitation/invitation-messages'
import type { Message } from '@foyer/contracts/message'
import type { passwordChangedNoticeDue, passwordResetDue } from '@foyer/contracts/session/session-messages'
import type {
  emailChangeDue,
  emailChangeNoticeDue,
  emailConfirmationDue,
} from '@foyer/contracts/user/user-messages'
import { config } from '../config.ts'
import { invitationLink, readInviterName } from '../invitation/require-invitation.ts'
import { confirmationBounds } from '../mail/mail-bounds.ts'
import { sendOnce } from '../mail/send-once.ts'
import type { OutgoingEmail } from '../mail/ses.ts'
import { passwordResetLink, resetMinutes } from '../session/password-reset-link.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { readInvitation } from '../store/invitation/invitation-entity.ts'
import {
  findPeople,
  LoginEntity,
  MembershipEntity,
  PasswordResetRequestEntity,
  readIdentity,
} from '../store/user/user-entity.ts'
import { emailChangeHours, emailChangeLink, emailConfirmationLink } from '../user/email-address.ts'
import { type Context, nowInstant } from '../verb.ts'

/**
 * Asks a user to confirm their address, unless it is confirmed. If the address belongs to another person, only that
 * person gets an email.
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

/** Asks the new address to confirm a change. If it belongs to another person, that person gets an email instead. */
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

/** Tells the current address about a requested change. Sends nothing if the change is already confirmed or cancelled. */
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

/** Sends the link to set a new password to the address that was given. Sends nothing if it has no login. */
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

/** Tells a person that their password was changed. */
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
      hasEnded: user.is_email_confirmed && (user.ended_by_proof ?? []).length > 0,
      url: `${config().SITE_URL}/auth/forgot-password`,
    })
    return { ...rendered, to: user.email, reply_to: '', attachments: [] }
  })
}

/** Sends an invitation's link. Sends nothing if it was accepted or withdrawn, or has expired. */
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

/** The email for an address that a user wants to confirm and that belongs to another person. Null if it does not. */
export async function addressKnownEmail(email: string, user_id: string): Promise<OutgoingEmail | null> {
  const { data: login } = await LoginEntity.get({ email }).go({ consistent: true })
  if (!login || login.user_id === user_id) return null
  const owner = (await readIdentity(login.user_id))?.user
  if (!owner) return null
  const { renderAddressKnown } = await import('@foyer/emails/user/address-known')
  const rendered = await renderAddressKnown({
    locale: owner.locale,
    firstName: owner.first_name,
    email,
    url: `${config().SITE_URL}/auth/login`,
    resetUrl: `${config().SITE_URL}/auth/forgot-password`,
  })
  return { ...rendered, to: email, reply_to: '', attachments: [] }
}
