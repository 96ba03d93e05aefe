import type { UserRole, UserStatus } from '@foyer/contracts/user/user'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'

/** What an inviter typed, which stands for a person until they accept. */
export interface Invited {
  first_name: string
  last_name: string
  email: string
  expires_at: string
}

/** What the users list reads of a membership without opening it. */
export interface MembershipRow {
  user_id: string
  role: UserRole
  status: UserStatus
  is_account_owner: boolean
  /** Null for members: their names and addresses are their own and change. */
  invited: Invited | null
  created_at: string
}

/**
 * That a user belongs to an account, or is invited to, and as what. `created_at`: since when. Tokens from before
 * `deactivated_at` stay void after a reactivation. Access patterns: a user's memberships (collection `identity`);
 * an account's members (index `list`).
 */
export const MembershipEntity = new LazyEntity(
  {
    model: { entity: 'membership', version: '1', service: 'foyer' },
    attributes: {
      user_id: { type: 'string', required: true },
      account_id: { type: 'string', required: true },
      role: { type: kept<UserRole>(), required: true },
      status: { type: kept<UserStatus>(), required: true },
      is_account_owner: { type: 'boolean', required: true },
      invited: { type: kept<Invited | null>(), required: true },
      deactivated_at: { type: kept<string | null>(), required: true },
      created_at: { type: 'string', required: true },
      row: { type: kept<MembershipRow>(), required: true },
      version: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        collection: 'identity',
        pk: { field: 'pk', composite: ['user_id'] },
        sk: { field: 'sk', composite: ['account_id'] },
      },
      list: {
        index: 'gsi1',
        scope: 'membership',
        pk: { field: 'gsi1pk', composite: ['account_id'] },
        sk: { field: 'gsi1sk', composite: ['user_id'] },
      },
    },
  },
  onTable,
)
export type MembershipItem = EntityItem<typeof MembershipEntity>
