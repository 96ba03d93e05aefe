import type { UserRole, UserStatus } from '@foyer/contracts/user/user'
import { Entity, type EntityItem } from 'electrodb'
import { onTable } from '../table/client.ts'
import { kept } from '../table/item.ts'

/** What the users list reads of a membership without opening it. */
export interface MembershipRow {
  user_id: string
  role: UserRole
  status: UserStatus
  is_account_owner: boolean
}

/**
 * That a user belongs to an account, and as what. Access patterns: a user's memberships (collection `identity`);
 * an account's members (index `list`).
 */
export const MembershipEntity = new Entity(
  {
    model: { entity: 'membership', version: '1', service: 'foyer' },
    attributes: {
      user_id: { type: 'string', required: true },
      account_id: { type: 'string', required: true },
      role: { type: kept<UserRole>(), required: true },
      status: { type: kept<UserStatus>(), required: true },
      is_account_owner: { type: 'boolean', required: true },
      row: { type: kept<MembershipRow>(), required: true },
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
