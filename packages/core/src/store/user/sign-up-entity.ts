import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/**
 * The newest user who signed up with an address (lower case) without having proven it; `LoginEntity` is for those who have
 * (docs/decisions/0016). Access patterns: the newest sign-up of an address; replace it.
 */
export const SignUpEntity = new LazyEntity(
  {
    model: { entity: 'sign_up', version: '1', service: 'foyer' },
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
