import type { AuditAction, AuditDetails } from '@foyer/contracts/audit/audit'
import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import type { Message } from '@foyer/contracts/message'
import { type Context, nowInstant } from '../context.ts'
import { toSend } from '../table/outbox.ts'

interface Action {
  account_id: string
  action: AuditAction
  /** To whom or what it was done. */
  subject_id: string
  details?: AuditDetails
}

/** The message by which a verb's write reports who did what; it goes into the outbox of the item that changes. */
export function audited(
  ctx: Context,
  { account_id, action, subject_id, details = {} }: Action,
): Message<typeof actionTaken> {
  const [actor_kind, actor_id] = actorOf(ctx)
  const at = nowInstant(ctx)
  return toSend(actionTaken, { account_id, at, action, actor_kind, actor_id, subject_id, details })
}

function actorOf({ actor }: Context) {
  return actor.kind === 'user' ? (['USER', actor.user_id] as const) : (['SYSTEM', null] as const)
}
