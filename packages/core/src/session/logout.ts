import { requireUser } from '../authorize.ts'
import type { Context } from '../context.ts'
import { UserEntity } from '../store/user/user-entity.ts'

/** Signs the caller out everywhere: all their tokens end at once. */
export async function logout(ctx: Context): Promise<void> {
  const { user_id } = requireUser(ctx)
  await UserEntity.patch({ user_id }).add({ token_version: 1 }).go()
}
