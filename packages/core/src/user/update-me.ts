import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { User } from '@foyer/contracts/user/user'
import type { updateMe as updateMeEndpoint } from '@foyer/contracts/user/user-endpoints'
import type { Context } from '../context.ts'
import { requireOwnPassword } from '../session/require-own-password.ts'
import { emailChange } from './email-change.ts'
import { requireIdentity } from './require-identity.ts'
import { toUser } from './to-user.ts'
import { UserEntity } from './user-entity.ts'

/**
 * Changes the signed-in user's name, time zone and language. Another address is not theirs before it is confirmed by the
 * link sent there; whether somebody has it already is told to nobody else. Errors: `request.invalid` at
 * `current_password`, `request.too_many`.
 */
export async function updateMe(ctx: Context, { body }: ParsedInput<typeof updateMeEndpoint>): Promise<User> {
  const { user, membership } = await requireIdentity(ctx)
  const { email = user.email, current_password = '', ...fields } = body
  const isMoving = email !== user.email
  if (isMoving) await requireOwnPassword(ctx, user, current_password)
  const { data: changed } = await UserEntity.patch({ user_id: user.user_id })
    .set({ ...fields, ...(isMoving ? await emailChange(ctx, user, email) : {}) })
    .go({ response: 'all_new' })
  return toUser(changed, membership)
}
