import type { ApiKeyScope } from '@foyer/contracts/api-key/api-key'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'

interface EarlierSecret {
  hash: string
  until: string
  ending?: string | undefined
  used_at?: string | undefined
}

/**
 * An account's API key, in the account's partition. A revoked key stays, so that the audit log can name it. `hash`: see
 * api-key-secret.ts. Access patterns: one by the id in the key, strongly consistent for each request that uses it; all of
 * an account.
 */
export const ApiKeyEntity = new LazyEntity(
  {
    model: { entity: 'api_key', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      hash: { type: 'string', required: true },
      scopes: { type: kept<ApiKeyScope[]>(), required: true },
      /** The user who made it. */
      created_by: { type: 'string', required: true },
      created_at: { type: 'string', required: true },
      expires_at: { type: kept<string | null>(), required: true },
      last_used_at: { type: kept<string | null>(), required: true },
      revoked_at: { type: kept<string | null>(), required: true },
      /** Absent: all events, as in keys of older releases. */
      event_ids: { type: kept<string[] | null>() },
      /** Absent: a real key. */
      is_test: { type: 'boolean' },
      /** The last four characters of its secret; absent in keys of older releases. */
      ending: { type: 'string' },
      /** The secret that was replaced last, until when it works, and when it was last used (UTC instants). */
      earlier: { type: kept<EarlierSecret | undefined>() },
      /** Counts changes; absent before the first. */
      version: { type: 'number' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: ['id'] },
      },
    },
  },
  onTable,
)
export type ApiKeyItem = EntityItem<typeof ApiKeyEntity>

/**
 * How many keys an account has that are not revoked, in its own partition: it keeps two keys made at once from
 * exceeding the limit. Access pattern: only the condition of the write.
 */
export const ApiKeyCountEntity = new LazyEntity(
  {
    model: { entity: 'api_key_count', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      keys: { type: 'number' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
