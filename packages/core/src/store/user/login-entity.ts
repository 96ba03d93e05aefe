import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/**
 * The owner of an email address (lower case): the user who proved it by a link sent there. That no two have it is this item's
 * key (docs/decisions/0016). Access patterns: the user of an address; claim an address, in the transaction that writes the
 * user.
 */
export const LoginEntity = new LazyEntity(
  {
    model: { entity: 'login', version: '1', service: 'foyer' },
    attributes: {
      email: { type: 'string', required: true },
      user_id: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['email'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
