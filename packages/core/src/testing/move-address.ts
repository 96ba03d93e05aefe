import { LoginEntity, UserEntity } from '../store/user/user-entity.ts'

/** Gives a user another address, as a confirmed email change does. */
export async function moveAddress(user_id: string, email: string): Promise<void> {
  const { data: before } = await UserEntity.patch({ user_id }).set({ email }).go({ response: 'all_old' })
  await LoginEntity.delete({ email: before.email }).go()
  await LoginEntity.put({ email, user_id }).go()
}
