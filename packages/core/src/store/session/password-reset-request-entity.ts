import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'

/**
 * That somebody asked for a new password, for whatever address; the email's consumer finds out whether it has a login, so that
 * the call does the same for every address (docs/decisions/0016). Vanishes by TTL. Access pattern: by its id.
 */
export const PasswordResetRequestEntity = new LazyEntity(
  {
    model: { entity: 'password_reset_request', version: '1', service: 'foyer' },
    attributes: {
      request_id: { type: 'string', required: true },
      email: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['request_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
