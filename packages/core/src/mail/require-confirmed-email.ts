import { AppError } from '../app-error.ts'
import { requireMember } from '../authorize.ts'
import type { Context } from '../context.ts'
import { readAccount } from '../store/account/read-account.ts'
import { UserEntity } from '../store/user/user-entity.ts'

/**
 * What an unconfirmed address forbids (specification §5, §6): going live (`user.email_unconfirmed`), for which the address
 * of the person who does it counts, sending messages (`account.unverified`), and other mail to people who did not ask for it
 * (`email.sender_unconfirmed`), for which that of the account's owner counts as well: an account is verified when its
 * owner's address is confirmed. A key stands for the owner.
 */
export async function requireConfirmedEmail(
  ctx: Context,
  refusal: 'user.email_unconfirmed' | 'account.unverified' | 'email.sender_unconfirmed',
): Promise<void> {
  const member = requireMember(ctx)
  const { owner_id } = await readAccount(member.account_id)
  const own = member.kind === 'user' ? member.user_id : owner_id
  const user_ids = new Set(refusal === 'user.email_unconfirmed' ? [own] : [own, owner_id])
  const confirmed = await Promise.all([...user_ids].map(isConfirmed))
  if (confirmed.includes(false)) throw new AppError(refusal)
}

async function isConfirmed(user_id: string): Promise<boolean> {
  const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
  return user?.is_email_confirmed ?? false
}
