import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type User, updateMeBody } from '@foyer/contracts/user/user'
import type { updateMe as updateMeEndpoint } from '@foyer/contracts/user/user-endpoints'
import type { Context } from '../context.ts'
import { requireOwnPassword } from '../password/require-own-password.ts'
import { UserEntity, type UserItem } from '../store/user/user-entity.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { emailChange } from './email-change.ts'
import { requireIdentity } from './require-identity.ts'
import { toUser } from './to-user.ts'

/**
 * Changes the signed-in user's name, time zone and language. Another address is not theirs before it is confirmed by the
 * link sent there; whether somebody has it already is told to no one else. Errors: those of `changed`, `request.invalid` at
 * `current_password`, `request.too_many`.
 */
export async function updateMe(ctx: Context, { body }: ParsedInput<typeof updateMeEndpoint>): Promise<User> {
  const { email, current_password = '', ...given } = body
  const { user } = await requireIdentity(ctx)
  changed(ctx, updateMeBody, user, body)
  const isMoving = email !== undefined && email !== user.email
  if (isMoving) await requireOwnPassword(ctx, user, current_password)
  const move = isMoving ? await emailChange(ctx, user, email) : {}
  return untilWritten(async () => {
    const { user: before, membership } = await requireIdentity(ctx)
    const { first_name, last_name, timezone, locale } = changed(ctx, updateMeBody, before, given)
    const written = await write(before, { first_name, last_name, timezone, locale, ...move })
    return written === 'lost' ? 'lost' : toUser(written, membership)
  })
}

async function write(
  { user_id, version: seen }: UserItem,
  fields: Partial<UserItem>,
): Promise<UserItem | 'lost'> {
  try {
    const { data } = await UserEntity.patch({ user_id })
      .set({ ...fields, version: (seen ?? 0) + 1 })
      .where(({ version }, { eq, notExists }) =>
        seen === undefined ? notExists(version) : eq(version, seen),
      )
      .go({ response: 'all_new' })
    return data
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}
