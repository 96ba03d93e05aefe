import { config } from '../config.ts'
import type { Context } from '../context.ts'
import type { PendingEmail } from '../store/user/user-entity.ts'
import { signToken } from '../token/signed-token.ts'

/** Life of an email change (docs/product.md#settled-defaults). */
export const emailChangeHours = 48

/** The address that makes a pending email the user's, for 48 hours and one use. */
export async function emailChangeLink(ctx: Context, user_id: string, pending: PendingEmail): Promise<string> {
  const content = { purpose: 'change_email', user_id, claims: { ...pending }, now: ctx.now } as const
  const token = await signToken({ ...content, seconds: emailChangeHours * 60 * 60 })
  return `${config().SITE_URL}/manage/profile/confirm-email-change/${token}`
}
