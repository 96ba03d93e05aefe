import type { actionTaken } from '@foyer/contracts/audit/audit-messages'
import type { Message } from '@foyer/contracts/message'
import type { Context } from '../context.ts'
import { AuditEntity } from './audit-entity.ts'

/** Enters an action into its account's audit log; the message's id is part of the key, so once however often it comes. */
export async function recordAction(
  _ctx: Context,
  { id, payload }: Message<typeof actionTaken>,
): Promise<void> {
  await AuditEntity.put({ ...payload, id }).go()
}
