import type { Message } from '@foyer/contracts/message'
import { type InTransaction, LazyEntity, onTable } from '../../table/entity.ts'
import { outbox, outboxAttributes } from '../../table/write.ts'
import { type Context, ttlAfterDays } from '../../verb.ts'

/**
 * Carries audit reports for a write that deletes its item, or changes an item that buyers read and that should stay
 * small. Deleted by TTL a day later. Access pattern: none, the stream reads it.
 */
export const AuditReportEntity = new LazyEntity(
  {
    model: { entity: 'audit_report', version: '1', service: 'foyer' },
    attributes: {
      id: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** The transaction items that report what the rest of the transaction changes: one, or none without anything to report. */
export function reportWrites(
  ctx: Context,
  report: InTransaction<typeof AuditReportEntity>,
  messages: readonly Message[],
) {
  const [first] = messages
  if (!first) return []
  return [report.put({ id: first.id, ttl: ttlAfterDays(ctx, 1), ...outbox(...messages) }).commit()]
}
