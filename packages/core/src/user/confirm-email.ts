import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { confirmEmail as confirmEmailEndpoint } from '@foyer/contracts/user/user-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { readIdentity } from '../store/user/read-identity.ts'
import { verifyToken } from '../token/signed-token.ts'
import { proveAddress } from './prove-address.ts'

/**
 * Confirms an address by the emailed token: once, within 48 hours, and only while it is still the user's address and
 * of no other user. Error: `user.link_invalid` (410).
 */
export async function confirmEmail(
  ctx: Context,
  { params }: ParsedInput<typeof confirmEmailEndpoint>,
): Promise<void> {
  const payload = await verifyToken(params.token, 'confirm_email', ctx.now)
  if (typeof payload === 'string' || payload.sub !== params.user_id) throw new AppError('user.link_invalid')
  const user = (await readIdentity(params.user_id))?.user
  const isOpen = user && user.confirmation_nonce === payload.nonce && user.email === payload.email
  if (!isOpen) throw new AppError('user.link_invalid')
  const isProven = await proveAddress(user, { email: user.email, unchanged: 'confirmation_nonce' })
  if (!isProven) throw new AppError('user.link_invalid')
}
