import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { cancelEmailChange as endpoint } from '@foyer/contracts/user/user-endpoints'
import { AppError } from '../app-error.ts'
import { requireUser } from '../authorize.ts'
import type { Context } from '../context.ts'
import { UserEntity } from '../store/user/user-entity.ts'

/** Keeps the caller's present address; the link sent to the other one is void. Error: `user.not_found` for anybody else. */
export async function cancelEmailChange(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const { user_id } = requireUser(ctx)
  if (params.user_id !== user_id) throw new AppError('user.not_found')
  await UserEntity.patch({ user_id }).set({ pending_email: null }).go()
}
