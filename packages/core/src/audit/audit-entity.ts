import type { AuditAction, AuditActorKind, AuditDetails } from '@foyer/contracts/audit/audit'
import { Entity, type EntityItem } from 'electrodb'
import { onTable } from '../table/client.ts'
import { kept } from '../table/item.ts'

/** Who did what when in an account; never changed. Access pattern: the entries of an account, newest first. */
export const AuditEntity = new Entity(
  {
    model: { entity: 'audit_entry', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      at: { type: 'string', required: true },
      /** The id of the message that reported it. */
      id: { type: 'string', required: true },
      action: { type: kept<AuditAction>(), required: true },
      actor_kind: { type: kept<AuditActorKind>(), required: true },
      actor_id: { type: kept<string | null>(), required: true },
      subject_id: { type: 'string', required: true },
      details: { type: kept<AuditDetails>(), required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: ['at', 'id'] },
      },
    },
  },
  onTable,
)
export type AuditItem = EntityItem<typeof AuditEntity>
