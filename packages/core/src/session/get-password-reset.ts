import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { getPasswordReset as endpoint } from '@foyer/contracts/session/session-endpoints'
import type { Context } from '../context.ts'
import { requireResetLink } from './password-reset-link.ts'

/** Whether a link is good, and for which address it sets the password. Error: `user.reset_link_invalid` (410). */
export async function getPasswordReset(ctx: Context, { params }: ParsedInput<typeof endpoint>) {
  const { user } = await requireResetLink(ctx, params.token)
  return { email: user.email }
}
