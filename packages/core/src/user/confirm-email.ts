import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { confirmEmail as confirmEmailEndpoint } from '@foyer/contracts/user/user-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { verifyToken } from '../session/signed-token.ts'
import { isConditionRefused } from '../table/transact.ts'
import { UserEntity } from './user-entity.ts'

/**
 * Confirms an address by the emailed token: once, within 48 hours, and only while it is still the user's address.
 * Error: `user.link_invalid` (410).
 */
export async function confirmEmail(
  ctx: Context,
  { params }: ParsedInput<typeof confirmEmailEndpoint>,
): Promise<void> {
  const payload = await verifyToken(params.token, 'confirm_email', ctx.now)
  if (typeof payload === 'string' || payload.sub !== params.user_id) throw new AppError('user.link_invalid')
  const { nonce, email } = payload
  try {
    await UserEntity.patch({ user_id: params.user_id })
      .set({ is_email_confirmed: true, confirmation_nonce: null })
      .where((user, { eq }) => `${eq(user.confirmation_nonce, nonce)} AND ${eq(user.email, email)}`)
      .go()
  } catch (error) {
    if (isConditionRefused(error)) throw new AppError('user.link_invalid')
    throw error
  }
}
