import { config } from '../config.ts'
import type { Context } from '../context.ts'
import type { UserItem } from '../store/user/user-entity.ts'
import { signToken } from '../token/signed-token.ts'

/** Life of an email confirmation (docs/product.md#settled-defaults). */
const confirmationSeconds = 48 * 60 * 60

/**
 * The address that confirms a user's email, good for 48 hours and one use; null once it is confirmed. The person who opens it
 * need not be signed in: the token's payload names the user as `sub`.
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
