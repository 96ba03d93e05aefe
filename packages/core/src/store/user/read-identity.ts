import { LazyService } from '../../table/lazy-entity.ts'
import { MembershipEntity, type MembershipItem } from './membership-entity.ts'
import { UserEntity, type UserItem } from './user-entity.ts'

/** A person with the accounts they belong to, whatever their status there. */
export interface Identity {
  user: UserItem
  memberships: MembershipItem[]
}

const service = new LazyService({ user: UserEntity, membership: MembershipEntity })

/** A user and all their memberships as they stand now (strongly consistent); null when the user is unknown. */
export async function readIdentity(user_id: string): Promise<Identity | null> {
  const { data } = await service.collections.identity({ user_id }).go({ consistent: true, pages: 'all' })
  const user = data.user[0]
  return user ? { user, memberships: data.membership } : null
}
