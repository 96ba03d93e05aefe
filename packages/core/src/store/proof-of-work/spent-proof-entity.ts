import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/** A proof of work that was accepted, so that it is not accepted again; vanishes by TTL after the proof's own end. Access pattern: by its id. */
export const SpentProofEntity = new LazyEntity(
  {
    model: { entity: 'spent_proof', version: '1', service: 'foyer' },
    attributes: {
      proof_id: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['proof_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
