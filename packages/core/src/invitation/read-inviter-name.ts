import type { InvitationItem } from '../store/invitation/invitation-entity.ts'
import { UserEntity } from '../store/user/user-entity.ts'

/** The name on an invitation: the name of the person who sent it last. */
export async function readInviterName({ inviter_id }: Pick<InvitationItem, 'inviter_id'>): Promise<string> {
  const { data: inviter } = await UserEntity.get({ user_id: inviter_id }).go()
  if (!inviter) throw new Error('An invitation without an inviter.')
  return [inviter.first_name, inviter.last_name].filter(Boolean).join(' ')
}
