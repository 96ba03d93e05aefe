import { type ApiKeyActor, requireMember } from '../authorize.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { ApiKeyEntity } from '../store/api-key/api-key-entity.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readIdentity, UserEntity } from '../store/user/user-entity.ts'
import { AppError, type Context } from '../verb.ts'
import { isPaidAtStripe } from './mail-bounds.ts'
import { resends } from './mail-rates.ts'
import { giveBackMails, takeMails } from './take-mails.ts'

/**
 * Lets a member of an account do what causes emails to other people: their own and the owner's address are confirmed, and
 * the account's budget for the day has room, which it gets back when that is refused. No emails: nothing is asked.
 */
export async function withMailing<Done>(
  ctx: Context,
  { account_id, mails }: { account_id: string; mails: number },
  act: () => Promise<Done>,
): Promise<Done> {
  if (mails === 0) return act()
  await requireConfirmedEmail(ctx, 'email.sender_unconfirmed')
  await takeMails(ctx, account_id, 'by_hand', mails)
  try {
    return await act()
  } catch (refusal) {
    await giveBackMails(ctx, account_id, 'by_hand', mails)
    throw refusal
  }
}

/**
 * Lets a member cause one email about an order. Money at Stripe vouches for its buyer; an order made by hand counts as it did
 * when it was made; for any other, which its buyer made, the sender's address must be confirmed.
 */
export async function withOrderMail<Done>(
  ctx: Context,
  order: OrderItem,
  act: () => Promise<Done>,
): Promise<Done> {
  if (isPaidAtStripe(order)) return act()
  if (order.source !== 'ONLINE') return withMailing(ctx, { account_id: order.account_id, mails: 1 }, act)
  await requireConfirmedEmail(ctx, 'email.sender_unconfirmed')
  return act()
}

/**
 * Lets a member send an email that was sent before: at most 5 times a day for one order, ticket or invitation (`subject_id`).
 */
export async function requireResending(ctx: Context, account_id: string, subject_id: string): Promise<void> {
  await requireConfirmedEmail(ctx, 'email.sender_unconfirmed')
  await takeRate(ctx, resends, subject_id)
  await takeMails(ctx, account_id, 'by_hand')
}

/**
 * Refuses what an unconfirmed address forbids (specification §5, §6): going live (`user.email_unconfirmed`) by the
 * caller's own address; messages (`account.unverified`), emails to people who did not ask for them
 * (`email.sender_unconfirmed`), payments, keys and webhooks (`account.unconfirmed`) also by the owner's. A key counts as the owner.
 * A session or key that the proof of the address has ended meanwhile does not profit from it (docs/decisions/0157).
 */
export async function requireConfirmedEmail(
  ctx: Context,
  refusal:
    | 'user.email_unconfirmed'
    | 'account.unverified'
    | 'email.sender_unconfirmed'
    | 'account.unconfirmed',
): Promise<void> {
  const member = requireMember(ctx)
  const { owner_id } = await readAccount(member.account_id)
  if (member.kind === 'api_key') {
    if (!(await isConfirmed(owner_id))) throw new AppError(refusal)
    return requireLiveKey(member)
  }
  const isOwnersToo = refusal !== 'user.email_unconfirmed' && owner_id !== member.user_id
  if (isOwnersToo && !(await isConfirmed(owner_id))) throw new AppError(refusal)
  const identity = await readIdentity(member.user_id)
  if (!identity?.user.is_email_confirmed) throw new AppError(refusal)
  const { token_version, account_id } = member
  const membership = identity.memberships.find((own) => own.account_id === account_id)
  const isSession = token_version === undefined || token_version === identity.user.token_version
  if (!isSession || membership?.status === 'INACTIVE') throw new AppError('session.expired')
}

async function isConfirmed(user_id: string): Promise<boolean> {
  const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
  return user?.is_email_confirmed ?? false
}

async function requireLiveKey({ account_id, api_key_id: id }: ApiKeyActor): Promise<void> {
  const { data: key } = await ApiKeyEntity.get({ account_id, id }).go({ consistent: true })
  if (key && key.revoked_at !== null) throw new AppError('api_key.invalid')
}
