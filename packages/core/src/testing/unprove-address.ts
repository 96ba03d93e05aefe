import { newLinkId } from '../random-id.ts'
import { LoginEntity, SignUpEntity, UserEntity } from '../store/user/user-entity.ts'

/** Makes a person one who never confirmed their address, with all that only releases before decision 0157 let such a person make. */
export async function unproveAddress({ id: user_id, email }: { id: string; email: string }): Promise<void> {
  await UserEntity.patch({ user_id }).set({ is_email_confirmed: false, confirmation_nonce: newLinkId() }).go()
  await LoginEntity.delete({ email }).go()
  await SignUpEntity.put({ email, user_id }).go()
}
