import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/**
 * Who is about to give a message's email to SES, and until when no other consumer may; vanishes by TTL days later. Access pattern:
 * take it unless another has it.
 */
export const EmailClaimEntity = new LazyEntity(
  {
    model: { entity: 'email_claim', version: '1', service: 'foyer' },
    attributes: {
      message_id: { type: 'string', required: true },
      claimed_by: { type: 'string', required: true },
      /** A UTC instant; empty once the claimer has let go. */
      claimed_until: { type: 'string', required: true },
      /** How often SES was given the email and said nothing. */
      unanswered: { type: 'number' },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['message_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
