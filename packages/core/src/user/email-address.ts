import type * as endpoints from '@foyer/contracts/user/user-endpoints'
import {
  emailChangeDue,
  emailChangeNoticeDue,
  emailConfirmationDue,
} from '@foyer/contracts/user/user-messages'
import { requireUser } from '../authorize.ts'
import { config } from '../config.ts'
import { changesPerEmail, changesPerUser, confirmationsPerUser } from '../mail/mail-rates.ts'
import { requireDeliverable } from '../mail/suppressed-address.ts'
import { newLinkId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { audited } from '../store/audit/audited.ts'
import { type PendingEmail, readIdentity, UserEntity, type UserItem } from '../store/user/user-entity.ts'
import { outbox, toSend } from '../table/write.ts'
import { signToken, verifyToken } from '../token/signed-token.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { asMember, proveAddress } from './prove-address.ts'

/** Life of an email confirmation (docs/product.md#settled-defaults). */
const confirmationSeconds = 48 * 60 * 60

/**
 * The address that confirms a user's email, good for 48 hours and one use; null once it is confirmed. The token's payload names
 * the user as `sub`.
 */
export async function emailConfirmationLink(
  ctx: Context,
  user: Pick<UserItem, 'user_id' | 'email' | 'confirmation_nonce'>,
): Promise<string | null> {
  const { user_id, email, confirmation_nonce: nonce } = user
  if (nonce === null) return null
  const content = { purpose: 'confirm_email', user_id, claims: { email, nonce }, now: ctx.now } as const
  const token = await signToken({ ...content, seconds: confirmationSeconds })
  return `${config().SITE_URL}/manage/profile/confirm-email-address/${token}`
}

/**
 * Confirms the caller's address by the emailed token: once, within 48 hours, and only while it is still theirs and of no other
 * user. The link alone proves an inbox, not who signed up with it (F40).
 */
export async function confirmEmail(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.confirmEmail>,
): Promise<void> {
  const payload = await requireOwnLink(ctx, params, 'confirm_email')
  const user = (await readIdentity(params.user_id))?.user
  const isOpen = user && user.confirmation_nonce === payload.nonce && user.email === payload.email
  if (!isOpen) throw new AppError('user.link_invalid')
  const isProven = await proveAddress(user, { email: user.email, unchanged: 'confirmation_nonce' })
  if (!isProven) throw new AppError('user.link_invalid')
}

/** What a link says that was sent to the caller. Errors: `user.not_found` for a link to someone else, `user.link_invalid`. */
async function requireOwnLink(
  ctx: Context,
  { user_id, token }: ParsedInput<typeof endpoints.confirmEmail>['params'],
  purpose: 'confirm_email' | 'change_email',
) {
  if (requireUser(ctx).user_id !== user_id) throw new AppError('user.not_found')
  const payload = await verifyToken(token, purpose, ctx.now)
  if (typeof payload === 'string' || payload.sub !== user_id) throw new AppError('user.link_invalid')
  return payload
}

/**
 * Sends the links that the caller has to open again: the link for their address while it is not confirmed, and the link for the address
 * that they want to change to. Nothing happens when there is neither. Errors: `user.not_found` for anybody else,
 * `email.suppressed`, `request.too_many`.
 */
export async function resendEmailConfirmation(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.resendEmailConfirmation>,
): Promise<void> {
  const { user_id } = requireUser(ctx)
  if (params.user_id !== user_id) throw new AppError('user.not_found')
  const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
  const isUnconfirmed = user?.is_email_confirmed === false
  const pending = user?.pending_email
  if (!isUnconfirmed && !pending) return
  await requireDeliverable(pending ? pending.email : user.email)
  await takeRate(ctx, confirmationsPerUser, user_id)
  const confirmation = isUnconfirmed ? toSend(emailConfirmationDue, { user_id }) : undefined
  const change = pending ? toSend(emailChangeDue, { user_id }) : undefined
  await UserEntity.patch({ user_id }).set(outbox(confirmation, change)).go()
}

/**
 * Starts the change to another address: it is pending, the link goes there, and the present address is told if it is
 * the user's own.
 */
export async function emailChange(ctx: Context, user: UserItem, email: string) {
  const { user_id, is_email_confirmed } = user
  await takeRate(ctx, changesPerUser, user_id)
  await takeRate(ctx, changesPerEmail, email)
  const notice = is_email_confirmed ? toSend(emailChangeNoticeDue, { user_id }) : undefined
  return {
    pending_email: { email, nonce: newLinkId() },
    ...outbox(toSend(emailChangeDue, { user_id }), notice),
  }
}

/** Life of an email change (docs/product.md#settled-defaults). */
export const emailChangeHours = 48

/** The address that makes a pending email the user's, for 48 hours and one use. */
export async function emailChangeLink(ctx: Context, user_id: string, pending: PendingEmail): Promise<string> {
  const content = { purpose: 'change_email', user_id, claims: { ...pending }, now: ctx.now } as const
  const token = await signToken({ ...content, seconds: emailChangeHours * 60 * 60 })
  return `${config().SITE_URL}/manage/profile/confirm-email-change/${token}`
}

/**
 * Makes the pending address the caller's own, by the link sent to it: once, within 48 hours, unless the change was
 * cancelled or replaced, or another user has the address by now.
 */
export async function confirmEmailChange(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.confirmEmailChange>,
): Promise<void> {
  const payload = await requireOwnLink(ctx, params, 'change_email')
  const identity = await readIdentity(params.user_id)
  const pending = identity?.user.pending_email
  if (!pending || pending.nonce !== payload.nonce) throw new AppError('user.link_invalid')
  const isProven = await proveAddress(identity.user, {
    email: pending.email,
    unchanged: 'pending_email',
    set: { pending_email: null },
    messages: identity.memberships.map((membership) =>
      audited(asMember(ctx, membership), {
        account_id: membership.account_id,
        action: 'user.email_changed',
        subject_id: params.user_id,
      }),
    ),
  })
  if (!isProven) throw new AppError('user.link_invalid')
}

/** Keeps the caller's present address; the link sent to the other one is void. Error: `user.not_found` for anybody else. */
export async function cancelEmailChange(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.cancelEmailChange>,
): Promise<void> {
  const { user_id } = requireUser(ctx)
  if (params.user_id !== user_id) throw new AppError('user.not_found')
  await UserEntity.patch({ user_id }).set({ pending_email: null }).go()
}
