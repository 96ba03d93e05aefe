import { sessionToken } from '@foyer/core/session/token'
import { UserEntity } from '@foyer/core/store/user/user-entity'

interface Member {
  user_id: string
  account_id: string
}

/** A token that is valid now, or was then: signing out and the like end earlier ones. */
export async function tokenOf({ user_id, account_id }: Member, now = new Date()): Promise<string> {
  const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
  if (!user) throw new Error('no such user')
  return sessionToken(user, account_id, now)
}
