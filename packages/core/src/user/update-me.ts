import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { User } from '@foyer/contracts/user/user'
import type { updateMe as updateMeEndpoint } from '@foyer/contracts/user/user-endpoints'
import type { Context } from '../context.ts'
import { requireIdentity } from './require-identity.ts'
import { toUser } from './to-user.ts'
import { UserEntity } from './user-entity.ts'

/** Changes the signed-in user's name, time zone and language. */
export async function updateMe(ctx: Context, { body }: ParsedInput<typeof updateMeEndpoint>): Promise<User> {
  const { user, membership } = await requireIdentity(ctx)
  const { data: changed } = await UserEntity.patch({ user_id: user.user_id })
    .set(body)
    .go({ response: 'all_new' })
  return toUser(changed, membership)
}
