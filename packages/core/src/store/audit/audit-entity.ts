import type { AuditAction, AuditActorKind, AuditEntry } from '@foyer/contracts/audit/audit'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'

/** Over how many partitions an account's entries are spread, to be read at once (docs/decisions/0020). */
const auditShards = 4

/** The partition of the entry that a message reports: always the same one, so that it is written once. */
export function auditShard(id: string): number {
  return id.charCodeAt(id.length - 1) % auditShards
}

/** The partitions of an account's entries. */
export function auditPartitions(account_id: string) {
  return Array.from({ length: auditShards }, (_, shard) => ({ account_id, shard }))
}

/**
 * Who did what when in an account; never changed, and so small that lists read it as it is. Access pattern: the entries of
 * an account in a span of time, newest first, over its shards.
 */
export const AuditEntity = new LazyEntity(
  {
    model: { entity: 'audit_entry', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      shard: { type: 'number', required: true },
      at: { type: 'string', required: true },
      /** The id of the message that reported it. */
      id: { type: 'string', required: true },
      action: { type: kept<AuditAction>(), required: true },
      actor_kind: { type: kept<AuditActorKind>(), required: true },
      actor_id: { type: kept<string | null>(), required: true },
      subject_id: { type: 'string', required: true },
      details: { type: kept<AuditEntry['details']>(), required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id', 'shard'] },
        sk: { field: 'sk', composite: ['at', 'id'] },
      },
    },
  },
  onTable,
)
export type AuditItem = EntityItem<typeof AuditEntity>

/** How many entries an account's audit log has, in the account's partition. Access pattern: by account. */
export const AuditCountEntity = new LazyEntity(
  {
    model: { entity: 'audit_count', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      entries: { type: 'number' },
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
