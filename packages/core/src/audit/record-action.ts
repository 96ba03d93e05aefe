import type { actionTaken } from '@foyer/contracts/audit/audit-messages'
import type { Message } from '@foyer/contracts/message'
import { createWriteTransaction } from 'electrodb'
import { AuditCountEntity, AuditEntity, auditShard } from '../store/audit/audit-entity.ts'
import { transact } from '../table/write.ts'
import type { Context } from '../verb.ts'

/**
 * Records an action in its account's audit log and counts it. The message's id is part of the key, so a repeated message
 * changes nothing.
 */
export async function recordAction(
  _ctx: Context,
  { id, payload }: Message<typeof actionTaken>,
): Promise<void> {
  const { account_id } = payload
  await transact(() =>
    createWriteTransaction({ entry: AuditEntity, count: AuditCountEntity }, ({ entry, count }) => [
      entry.create({ ...payload, id, shard: auditShard(id) }).commit(),
      count.update({ account_id }).add({ entries: 1 }).commit(),
    ]).go(),
  )
}
